/** Words of a campaign in one line: "spring (source newsletter, medium email)". */
export const campaignWords = {
  source: 'source {value}',
  medium: 'medium {value}',
  term: 'term {value}',
  content: 'content {value}',
  named: '{name} ({marks})',
} as const;

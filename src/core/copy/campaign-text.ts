import { campaignWords } from './en/campaign-words.ts';
import { fill, type Wording } from './wording.ts';

type Mark = 'source' | 'medium' | 'name' | 'term' | 'content';

/** A campaign in one line: "spring (source newsletter, medium email)"; '' without one. */
export function campaignText(wording: Wording, row: Record<`campaign_${Mark}`, string>): string {
  const words = wording.of(campaignWords);
  const marks = [
    [words.source, row.campaign_source],
    [words.medium, row.campaign_medium],
    [words.term, row.campaign_term],
    [words.content, row.campaign_content],
  ] as const;
  const listed = marks
    .filter(([, value]) => value !== '')
    .map(([text, value]) => fill(text, { value }))
    .join(', ');
  if (row.campaign_name === '' || listed === '') return row.campaign_name || listed;
  return fill(words.named, { name: row.campaign_name, marks: listed });
}

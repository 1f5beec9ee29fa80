import { adminInquiryWords } from './admin-inquiry-words.ts';

const { stages } = adminInquiryWords;

/** Words of the owner's page of visits and inquiries (/admin/figures). */
export const adminFiguresWords = {
  title: 'Visits and inquiries',
  text: 'Counted by the site itself, without cookies and without anything that tells one visitor from another. Search engines, other programs and the people of this site are left out.',
  filter: {
    label: 'Time',
    show: 'Show',
    periods: { '4': '4 weeks', '12': '12 weeks', '52': 'A year' },
  },
  visits: 'Visits',
  begun: 'Forms begun',
  sent: 'Inquiries',
  won: 'Won',
  about: {
    visits: 'Somebody came from elsewhere and opened a page.',
    begun: 'Somebody went into a form, with JavaScript.',
    sent: 'Sent, without what was found to be spam.',
    won: 'Inquiries of this time that have become customers.',
  },
  none: 'Nothing yet. What visitors do shows here within seconds.',
  week: 'Week from',
  weeks: { title: 'By week' },
  /** @param highest the tallest column, which the others are compared with */
  chart: (what: string, highest: number) =>
    `${what} by week. The most in one week: ${highest}. All numbers stand in the table below.`,
  inNumbers: 'In numbers',
  sources: {
    title: 'Where visitors came from',
    text: 'The site that led here, or what the link called its source (utm_source).',
    name: 'Source',
    none: 'Directly, or not known',
  },
  campaigns: {
    title: 'Campaigns',
    text: 'Links whose address names a campaign (utm_campaign). Forms begun are not told by campaign or source: that a visitor’s browser says only with a form that is sent.',
    name: 'Campaign',
    empty: 'No visit came by a link that names a campaign.',
  },
  landings: {
    title: 'Pages that visits begin with',
    text: 'How many inquiries came out of the visits that began there.',
    name: 'First page',
    none: 'Not known: sent without JavaScript',
  },
  subjects: {
    title: 'Pages that lead to inquiries',
    text: 'The page of the machine, product or article that an inquiry is about.',
    name: 'Page',
    none: 'About nothing in particular',
  },
  pages: {
    title: 'Forms',
    text: 'The pages on which forms were begun and sent.',
    name: 'Page',
    none: 'Not known',
  },
  stages: {
    title: 'What became of inquiries',
    text: 'The stage that each has reached now, by source.',
    names: stages,
  },
  searches: {
    title: 'Searched for and not found',
    text: 'Words that visitors typed into the search of the site and that found nothing. What may be about a person is not kept. Give them a page, or another word for what you have under “Site settings”, in the search fields.',
    name: 'Words',
    language: 'Language',
    count: 'Searches',
    empty: 'Every search has found something.',
    button: 'Export these as CSV',
  },
  more: (count: number) => `and ${count} more in the file`,
  export: {
    title: 'As a file',
    text: 'Every row of these tables, for a spreadsheet.',
    button: 'Export as CSV',
  },
  csv: {
    head: ['Table', 'Name', 'Visits', 'Forms begun', 'Inquiries', ...Object.values(stages)],
    tables: {
      weeks: 'Week from',
      sources: 'Source',
      campaigns: 'Campaign',
      landings: 'First page',
      subjects: 'About',
      pages: 'Page of the form',
    },
  },
} as const;

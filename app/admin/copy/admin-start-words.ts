/** Words of /admin, the owner's start page. */
export const adminStartWords = {
  title: 'Start',
  first: 'What happens on your site, in one place.',
  since: 'Your last visit ended on',
  fresh: {
    title: 'New inquiries',
    count: (count: number) =>
      count === 1
        ? '1 new inquiry since your last visit'
        : `${count} new inquiries since your last visit`,
    none: 'None since your last visit.',
    all: 'All inquiries',
  },
  todo: {
    title: 'What needs doing',
    none: 'Nothing. Everything is done.',
    open: (count: number) =>
      count === 1
        ? '1 inquiry is new: nobody has contacted the sender yet.'
        : `${count} inquiries are new: nobody has contacted their senders yet.`,
    openLink: 'New inquiries',
    fault: (title: string, message: string) => (title === '' ? message : `${title}: ${message}`),
    faultsLink: (count: number) => (count === 1 ? 'See it' : `See all ${count}`),
    factor:
      'Your account is protected by its password alone. A second factor keeps others out even if they learn it.',
    factorLink: 'Set it up',
  },
  ownContent: {
    title: 'Make the site your own',
    text: (done: number, all: number) =>
      `${done} of ${all} done. This list looks again by itself, a few seconds after you have published a change.`,
    unread:
      'The content does not answer just now, so this list cannot be made. It comes back by itself.',
    change: 'Change it',
    done: 'Done:',
    open: 'Still the sample’s:',
    parts: {
      name: ['Name', 'The name of your company, in the site settings.'],
      logo: ['Logo', 'For light and dark ground, in the site settings.'],
      icon: ['Icon', 'A square picture for browser tabs and phones, in the site settings.'],
      colors: ['Colors', 'Your main color, in the site settings. All others are made from it.'],
      contact: ['Contact facts', 'E-mail, phone and address on the contact page.'],
      legal: ['Legal texts', 'Privacy policy and terms, checked by your legal adviser.'],
      pictures: ['Pictures', 'One after another: “Change it” opens the next one that is left.'],
      testimonials: ['Testimonials', 'What your customers have agreed to say, or none.'],
    },
    left: (count: number) => (count === 1 ? '1 left' : `${count} left`),
  },
  languages: {
    title: 'Languages',
    text: 'Those that visitors can choose. What is not translated yet shows in the language that stands in for it.',
    one: 'The content has one language. To add another, add a locale to the space in Contentful, under Settings > Locales, with the language that stands in for it.',
    elsewhere: 'They are named in the site settings, under “Languages of the site”.',
    open: 'Open the site settings',
    states: { default: 'Always on', on: 'On', off: 'Off' },
    switchOn: 'Switch on',
    switchOff: 'Switch off',
  },
  publications: {
    title: 'Last published',
    none: 'Nothing has been published yet.',
  },
  system: { title: 'How the site does' },
  parts: {
    mail: 'Mail',
    destinations: 'Destinations',
    content: 'Content',
    publishing: 'Publishing',
    backups: 'Backups',
  },
  tones: { good: 'Works', notice: 'Look at this', bad: 'Needs you' },
  mail: {
    off: 'No mail is set up. Every inquiry is kept here, but nobody is told of it.',
    failing:
      'The mail service does not take our mail at the moment. Inquiries are kept and sent as soon as it does.',
    undelivered: (count: number) =>
      count === 1 ? '1 mail could not be delivered.' : `${count} mails could not be delivered.`,
    waits: (count: number) =>
      count === 1
        ? '1 mail did not go out yet and is tried again by itself.'
        : `${count} mails did not go out yet and are tried again by themselves.`,
    about: (kind: string, number: number | null) =>
      number === null ? `${kind}:` : `Inquiry no. ${number}, ${kind}:`,
    works: (to: string) => `Inquiries are mailed to ${to}.`,
    last: 'The last mail went out on',
    links: {
      off: 'How to set up mail',
      failing: 'What to check',
      undelivered: 'See which',
    },
  },
  destinations: {
    works: 'Every inquiry reaches your other systems.',
    unreadable: (name: string) => `The secrets of ${name} cannot be read any more.`,
    held: (name: string) => `${name} takes no inquiries.`,
    failing: (name: string) => `${name} does not take everything at the moment.`,
    parked: (name: string, count: number) =>
      count === 1 ? `${name} refused 1 inquiry.` : `${name} refused ${count} inquiries.`,
    more: (count: number) =>
      count === 1 ? 'Another destination needs you too.' : `${count} others need you too.`,
    link: 'See what it says',
  },
  content: {
    'built-in': 'The site shows its built-in words, because no Contentful space is connected.',
    sample:
      'The site shows sample content. Visitors see your own once your Contentful space is connected.',
    outage: 'Contentful does not answer. Visitors see the last good copy of your content since',
    unread:
      'Contentful does not answer, and there is no copy of your content yet. Visitors see built-in words or an error since',
    refused:
      'Contentful does not answer everything that the site asks, so parts of pages are missing.',
    said: (reason: string) => `It says: “${reason}”.`,
    works: 'Content comes from your Contentful space.',
    links: {
      'built-in': 'Connect your space',
      sample: 'Connect your space',
      outage: 'See the connection',
      refused: 'See which',
    },
  },
  publishing: {
    slow: 'What you publish shows within a few minutes. It can show within seconds.',
    'never-told':
      'Contentful has not told the site of any change yet, so what you publish may take a few minutes to show.',
    works: 'What you publish shows within seconds. Contentful last told the site of a change on',
    links: {
      slow: 'How to speed it up',
      'never-told': 'How to check it',
    },
  },
  backups: {
    never:
      'No backup was made with the site’s own command. Inquiries are only in this one place, unless someone copies them by other means.',
    old: 'The last backup is more than a week old. It was made on',
    works: 'The last backup was made on',
    links: { never: 'How to schedule backups', old: 'How to schedule backups' },
  },
} as const;

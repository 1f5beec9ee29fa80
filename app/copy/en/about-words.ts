/** Words about what an inquiry is about: the card above the form of the contact page, and the subject that it fills in. */
export const aboutWords = {
  label: 'What it is about',
  remove: 'Remove',
  /** What an inquiry is about, in one line. */
  line: '{kind}: {title}',
  kinds: {
    machine: 'Machine',
    product: 'Product',
    goal: 'Business goal',
    technology: 'Technology',
    post: 'Article',
    tool: 'Result',
  },
  subjects: {
    machine: 'I would like to know more about {title}',
    product: 'I would like to see a demo for {title}',
    goal: 'I would like to talk about the goal {title}',
    technology: 'I have a question about {title}',
    post: 'I have a question about the article {title}',
    tool: 'I have a question about {title}',
  },
} as const;

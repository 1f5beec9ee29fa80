/** Words of the inquiry form and of the back end that answers it. What part 1 section 8 words stands here as it words it. */
export const inquiryWords = {
  page: { title: 'Your Message', text: 'Send us a message.' },
  send: 'Send Message',
  sending: 'Sending Message...',
  missing: { title: 'Missing information', text: 'Please fill in all required fields' },
  fieldMissing: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    message: 'Enter your message.',
  },
  emailFormat: 'Enter an email address like name@example.com.',
  tooLong: 'Use at most {most} characters.',
  /** Beside a field whose text comes near its limit, or has passed it: nothing is cut off. */
  room: {
    left: { one: '{count} character left', other: '{count} characters left' },
    over: {
      one: '{count} character too many: please shorten the text',
      other: '{count} characters too many: please shorten the text',
    },
  },
  sent: {
    title: 'Message Sent!',
    text: "Thank you for your message. We'll get back to you soon.",
    again: 'Send Another Message',
    toast: 'Message sent!',
  },
  prepared: {
    title: 'Message prepared',
    text: 'Your email client has been opened with the message. Please send the email to complete your inquiry.',
    /** Over the view that stands where the form stood: nothing has been sent yet. */
    view: 'Your message is prepared in your mail program',
    open: 'Open the message in your email program',
    elsewhere: 'No mail program opened? Copy the message and send it from wherever you write mail.',
    copy: 'Copy the Message',
    copied: 'Message copied',
    copyByHand: 'Copy it from here:',
  },
  failed: {
    title: 'Error',
    toast: 'There was a problem sending your message. Please try again or contact us directly.',
    inline: 'Failed to send message. Please try again or contact us directly.',
    final: "We couldn't send your message or open your email client. Please contact us directly.",
  },
  summary: 'Please look at these fields again:',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    subject: 'Subject',
    message: 'Message',
  },
  /** Of the field that only machines see. */
  trap: 'Reference code',
  placeholders: {
    name: 'Your full name',
    email: 'you@company.com',
    optional: 'Optional',
    subject: 'What is it about?',
    message: 'Products, sites, number of machines',
  },
  privacy: 'Privacy Policy',
  requiredHint: 'Fields marked with * are required.',
} as const;

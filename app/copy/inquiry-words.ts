import { waitingWords } from './waiting-words.ts';

/** Words of the enquiry form and of the back end that answers it. What part 1 section 8 words stands here as it words it. */
export const inquiryWords = {
  page: { title: 'Your Message', text: 'Send us a message.' },
  send: 'Send Message',
  sending: 'Sending Message...',
  missing: { title: 'Missing information', text: 'Please fill in all required fields' },
  fieldMissing: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    message: 'Enter your message.',
  } as Record<string, string>,
  emailFormat: 'Enter an email address like name@example.com.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  /** Beside a field whose text comes near its limit, or has passed it: nothing is cut off. */
  room: (left: number) =>
    left >= 0
      ? `${left} ${left === 1 ? 'character' : 'characters'} left`
      : `${-left} ${left === -1 ? 'character' : 'characters'} too many: please shorten the text`,
  refused: {
    unreadable: 'The message could not be read. Please fill in the form again.',
    tooLarge: 'The message is too long. Please shorten it and send it again.',
    tooMany:
      'Many messages have arrived from your connection in a short time. Please wait a few minutes, or contact us directly.',
    otherSite:
      'The message was not sent from this site. Please open the form here and send it again.',
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
  waiting: waitingWords,
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
  placeholders: {
    name: 'Your full name',
    email: 'you@company.com',
    optional: 'Optional',
    subject: 'What is it about?',
    message: 'Products, sites, number of machines',
  },
  privacy: 'Privacy Policy',
  requiredHint: 'Fields marked with * are required.',
};

/** Why a post was not taken, whatever is in its fields. */
export const refusalWords = {
  unreadable: 'The message could not be read. Please fill in the form again.',
  tooLarge: 'The message is too long. Please shorten it and send it again.',
  /** Beside it on a page of its own, to which a browser has left the form. */
  goBack: 'Go back in your browser: what you wrote is still in the form.',
  tooMany:
    'Many messages have arrived from your connection in a short time. Please wait a few minutes, or contact us directly.',
  /** Said where the messages are those of all visitors together. */
  tooManyInAll:
    'The form is getting very many messages just now. Please wait a few minutes, or contact us directly.',
  otherSite:
    'The message was not sent from this site. Please open the form here and send it again.',
  /** Said to programs only: a form cannot send anything but text, and no field can be this long. */
  notText: 'This must be text.',
  fieldTooLong: 'This is too long.',
  /** Too many ask at once for what is made for each of them. */
  busy: {
    title: 'Very busy right now',
    text: 'The site has more to do than it can at the moment. Please try again in a few seconds.',
  },
} as const;

/** What is said of an inquiry that waits in the browser; the start script carries these words alone. */
export const waitingWords = {
  title: 'Message waiting',
  text: 'Your message is kept in this browser and is sent as soon as the connection returns. If you close the page first, it is sent at your next visit.',
  ahead:
    'You are offline. You can send your message now: it waits in this browser until the connection returns.',
  delivered: 'Your waiting message has been sent.',
  refused: {
    title: 'A waiting message could not be sent',
    text: 'It stands in the form again. Please look at it and send it once more.',
  },
} as const;

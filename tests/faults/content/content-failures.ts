/** Everything that the content service does wrong in these tests, and what that is. */
export const CONTENT_FAILURES = {
  'server-error': '500',
  'rate-limited': '429 that names when to come again',
  hang: 'never answers',
  close: 'closes the connection instead of answering',
  reset: 'resets the connection',
  truncated: 'JSON that breaks off in the middle',
  'wrong-types': 'texts are numbers, lists are texts',
  huge: 'a body of 50 MB',
  drip: 'one byte a second',
  redirect: 'sends elsewhere, to an address that only the machine itself can reach',
  'unknown-name': 'its name cannot be looked up',
  'wrong-certificate': 'its certificate names another host',
  bomb: '100 kB that unpack to 100 MB',
  unauthorised: '401: the token is refused',
  'not-found': '404: the space is gone',
  slow: 'every answer comes after three seconds',
} as const;

export type ContentFailureName = keyof typeof CONTENT_FAILURES;

export const FAILURE_NAMES = Object.keys(CONTENT_FAILURES) as ContentFailureName[];

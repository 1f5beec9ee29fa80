/** Words of the consent notice, which shows only where the owner's analytics need one. */
export const consentWords = {
  label: 'Statistics',
  text: 'May we count visits with Google Analytics? It helps us see what is useful. Nothing is loaded from Google unless you agree.',
  agree: 'Agree',
  decline: 'Decline',
} as const;

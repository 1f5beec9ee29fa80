/** Where the content source reports what an operator should know. Details never hold a token. */
export type ContentLog = (
  level: 'info' | 'warn' | 'error',
  message: string,
  details: Record<string, unknown>,
) => void;

/** The title of a page without its content: whether it could not be read, or is not there. */
export function missingTitle(
  { status }: { status: string },
  words: { errorTitle: string; notFoundTitle: string },
): string {
  return status === 'failed' ? words.errorTitle : words.notFoundTitle;
}

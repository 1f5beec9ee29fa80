const LINK = /https?:\/\/|\bwww\./giu;

/** How many web addresses a text holds. */
export function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

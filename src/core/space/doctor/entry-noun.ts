/** `the asset` or `the entry`, for sentences. */
export function entryNoun(linkType: 'Entry' | 'Asset'): string {
  return linkType === 'Asset' ? 'the asset' : 'the entry';
}

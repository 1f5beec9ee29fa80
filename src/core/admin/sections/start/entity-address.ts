export type Editor = { url: string; isSample: boolean };
export type EditedPlace = { type: 'entry' | 'asset'; id: string };

/** Where an entry or a file is edited; the list of all entries when there is none yet. */
export function entityAddress({ url, isSample }: Editor, place: EditedPlace | null): string {
  if (place === null) return url;
  const kind = place.type === 'asset' ? 'assets' : 'entries';
  return `${isSample ? url : url.replace(/\/entries$/u, '')}/${kind}/${place.id}`;
}

/** Where new entries of a type are made: beside the others, in the sample on the list of types. */
export function entriesAddress({ url, isSample }: Editor, type: string): string {
  return isSample ? url : `${url}?contentTypeId=${type}`;
}

/**
 * Turns an asset address of the file into one that leads to this emulator:
 * `//images.ctfassets.net/a/b.png` becomes `http://127.0.0.1:4000/images.ctfassets.net/a/b.png`.
 * `original` leaves addresses alone; any other base stands before the host of the original.
 */
export function toAssetAddress(base: string): (url: string) => string {
  if (base === 'original') return (url) => url;
  const root = base.replace(/\/+$/, '');
  return (url) => {
    const match = /^(?:https?:)?\/\/(.+)$/.exec(url);
    return match ? `${root}/${match[1]}` : url;
  };
}

import type { ContentReader } from '../content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { toPicture } from '../media/to-picture.ts';
import type { FooterLogo } from './navigation.ts';

/**
 * The footer's logo, the asset that a setting names. The fallback null lets the footer show the site's
 * own file: without a setting, for an asset that is missing or no picture, and in an outage.
 */
export async function loadFooterLogo(
  reader: ContentReader,
  assetId: string | null,
): Promise<Loaded<FooterLogo>> {
  const read = async () => {
    const asset = assetId === null ? null : await reader.readAsset(assetId);
    if (asset === null) return null;
    const picture = toPicture(
      asset,
      { assetUrl: (raw) => reader.assetUrl(raw) },
      { last: 'Company logo' },
    );
    return picture && { picture };
  };
  const loaded = await loadedFrom<{ picture: FooterLogo }>(reader, read, {
    fallback: () => ({ picture: null }),
  });
  return 'value' in loaded ? { ...loaded, value: loaded.value.picture } : loaded;
}

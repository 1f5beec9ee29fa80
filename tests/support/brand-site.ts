import { readFileSync } from 'node:fs';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { startBuiltSite, type BuiltSite } from './built-site.ts';
import { emulatorSettings } from './emulator-settings.ts';
import { SPACE_FILE } from '#space/space-file.ts';

type Json = Parameters<Emulator['edit']>[2];
const SAMPLE: {
  entries: { sys: { id: string }; fields: Record<string, Record<string, Json>> }[];
} = JSON.parse(readFileSync(SPACE_FILE, 'utf8'));
const SETTINGS = 'sample-site-settings';
/** The name in the sample's address and legal texts. */
const SAMPLE_NAME = 'Vending Solutions';

/** Brands that are made from content alone: the site settings, and the name in the owner's own texts. */
export const BRANDS = {
  warm: {
    what: 'dark and warm',
    siteName: 'Amber Vend',
    mainColor: '#7a1f2b',
    accentColor: '#e0a030',
    fontPair: 'Fraunces & Figtree',
  },
  pale: {
    what: 'pale',
    siteName: 'Linden Lockers',
    mainColor: '#cfe3d4',
    accentColor: '#f3c9cf',
    fontPair: 'Nunito & Onest',
  },
  yellow: {
    what: 'of a colour that cannot reach contrast as it is',
    siteName: 'Citrus Retail',
    mainColor: '#ffee55',
    accentColor: null,
    fontPair: 'Space Grotesk & Atkinson',
  },
} as const;

export type BrandName = keyof typeof BRANDS;

/** Starts the built site on the sample's content under another brand. @param env further settings of the site */
export async function startBrandSite(
  name: BrandName,
  env: Record<string, string> = {},
): Promise<BuiltSite> {
  const { what: _, ...fields } = BRANDS[name];
  const emulator = await startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 });
  for (const [field, value] of Object.entries(fields))
    if (value !== null) emulator.edit(SETTINGS, field, value);
  emulator.publish(SETTINGS);
  for (const { sys, fields: texts } of SAMPLE.entries) {
    for (const [field, locales] of Object.entries(texts)) {
      const written = JSON.stringify(locales['en-US'] ?? null);
      if (!written.includes(SAMPLE_NAME)) continue;
      const own: Json = JSON.parse(written.replaceAll(SAMPLE_NAME, fields.siteName));
      emulator.edit(sys.id, field, own);
      emulator.publish(sys.id);
    }
  }
  const site = await startBuiltSite({ ...emulatorSettings(emulator), ...env });
  return {
    ...site,
    async stop() {
      await site.stop();
      await emulator.close();
    },
  };
}

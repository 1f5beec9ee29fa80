import { startEmulator, type Emulator } from 'contentful-emulator';
import { startBuiltSite, type BuiltSite } from './built-site.ts';
import { emulatorSettings } from './emulator-settings.ts';
import { sampleInLanguages } from './sample-in-languages.ts';

/** What the site's own addresses begin with in its pages, wherever it listens. */
export const SITE_URL = 'http://localhost:4555';

export type SiteInLanguages = {
  site: BuiltSite;
  emulator: Emulator;
  /** Ends the site alone and starts it again with what it has kept. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the built site on the sample in its three languages and French, which has no word of it, all of them public. */
export async function startSiteInLanguages(): Promise<SiteInLanguages> {
  const space = sampleInLanguages();
  const german = space.locales.find(({ code }) => code === 'de')!;
  space.locales.push({ ...german, code: 'fr', name: 'French' });
  const settings = space.entries.find(({ sys }) => sys.contentType.sys.id === 'siteSettings');
  settings!.fields['languages'] = { 'en-US': space.locales.map(({ code }) => code) };
  const emulator = await startEmulator({ space });
  const env = { ...emulatorSettings(emulator), SITE_URL };
  const started: SiteInLanguages = {
    site: await startBuiltSite(env),
    emulator,
    async restart() {
      await started.site.stop();
      started.site = await startBuiltSite({ ...env, DATA_DIR: started.site.dataDir });
    },
    async stop() {
      await started.site.stop();
      await emulator.close();
    },
  };
  return started;
}

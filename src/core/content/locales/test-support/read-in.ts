import { startEmulator, type Emulator } from 'contentful-emulator';
import { afterEach } from 'vitest';
import type { ContentCredentials } from '../../contentful/configuration.ts';
import { createTestSource, credentialsOf } from '../../reading/test-support/create-test-source.ts';
import type { ContentSource } from '../../reading/content-source.server.ts';
import type { Language, Languages } from '../language.ts';
import { loadLanguages } from '../load-languages.server.ts';
import { spaceInLanguages } from './space-in-languages.ts';

let running: Emulator | undefined;
afterEach(() => running?.close());

const ALL_CODES = ['de', 'en-US', 'de-CH', 'fr', 'ar'];

/** A space in languages behind an emulator, and sources that read it, each like another process of the site. */
export async function openSpace(
  languages: readonly string[] | null = ALL_CODES,
  space: object = spaceInLanguages(languages),
) {
  const emulator = await startEmulator({ space });
  running = emulator;
  const open = (credentials: Partial<ContentCredentials> = {}, snapshotDir: string | null = null) =>
    createTestSource(null, {
      snapshotDir,
      credentials: { ...credentialsOf(emulator), ...credentials },
    });
  /** What was asked since it was last looked at: the end of the path with its parameters. */
  const asked = () => {
    const requests = emulator
      .requests()
      .map(({ path, query }) => `${path.split('/').at(-1)}${query}`);
    emulator.resetRequests();
    return requests.map(decodeURIComponent);
  };
  return { emulator, open, asked };
}

/** A reader of a source for a page in one of its languages. */
export async function readIn(
  source: ContentSource,
  code: string,
  options: { preview?: boolean } = {},
) {
  const reader = source.reader(options);
  const languages = await loadLanguages(source.reader());
  reader.speak({ language: languageOf(languages, code), languages });
  return reader;
}

function languageOf(languages: Languages, code: string): Language {
  const found = languages.public.find((language) => language.code === code);
  if (!found) throw new Error(`The language ${code} is not public`);
  return found;
}

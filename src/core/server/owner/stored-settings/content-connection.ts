import {
  type Clock,
  createSeal,
  describeFault,
  type LogLine,
  type SiteDatabase,
  type Secrets,
} from '#server/store/store.ts';
import type { ContentSettings, SpaceCredentials } from './content-settings.ts';
import {
  CREDENTIAL_FIELDS,
  CREDENTIAL_NAMES,
  isToken,
  type CredentialChanges,
  type CredentialName,
} from './credential-names.ts';
import { decideContent, isElsewhere, mergeCredentials } from './decide-content.ts';
import { toEditorAddress } from './editor-address.ts';
import {
  readStored,
  readVersion,
  renewStored,
  writeStored,
  type StoredCredentials,
} from './stored-settings.ts';

export type CredentialStatus = {
  name: CredentialName;
  /** Where the value in use comes from; unreadable: one is stored, under another key. */
  from: 'environment' | 'stored' | 'built-in' | 'missing' | 'unreadable';
  /** Ids in full, of tokens the last four characters; empty when missing. */
  shown: string;
  /** Whether one is stored, perhaps without effect because the environment has one too. */
  isStored: boolean;
};

export type ContentConnection = {
  status(): {
    canStore: boolean;
    isAsked: boolean;
    credentials: CredentialStatus[];
    /** Of what is stored. */
    version: string;
  };
  /** The credentials in use; null when there are none or not enough. */
  current(): SpaceCredentials | null;
  editorAddress(): string | null;
  /** What the addresses of entries in the service's own editor begin with; null where that is not known. */
  entriesAddress(): string | null;
  /** The credentials that would be in use with these changes. */
  withChanges(changes: CredentialChanges): SpaceCredentials;
  /**
   * Stores, and has this process and all others use it. Resolves when this one does.
   * @param input.shown the version that whoever asks was shown; the present one where it is left out
   * @returns false, with nothing stored, where somebody else has stored something since
   */
  save(input: {
    set: CredentialChanges;
    remove: readonly CredentialName[];
    by: string;
    shown?: string;
  }): Promise<boolean>;
  /** Takes the sample space in, once it runs. */
  useSample(sample: { credentials: SpaceCredentials; editorUrl: string | null }): void;
  /** Called after every change of `settings.content`; the answer stops it. */
  onChange(listener: () => Promise<void>): () => void;
  stop(): void;
};

/** How soon a change made by another process on the same store is seen. */
const LOOK_EVERY_MS = 3_000;
const SHOWN_CHARACTERS = 4;
/** The last characters of a shorter token would give half of it away. */
const SHOWN_FROM_LENGTH = 16;

/**
 * Which space content is read from: what the environment says, else what was stored. Keeps `settings.content` up to date,
 * which the rest of the site reads.
 */
export async function openContentConnection(parts: {
  database: SiteDatabase;
  settings: { content: ContentSettings };
  settingsKeys: Secrets | null;
  clock: Clock;
  log: LogLine;
}): Promise<ContentConnection> {
  const { database, settings, clock, log } = parts;
  const { content } = settings;
  const seal = parts.settingsKeys && createSeal(parts.settingsKeys);
  const base = { ...content, credentials: { ...content.credentials } };
  const listeners = new Set<() => Promise<void>>();
  let sample: { credentials: SpaceCredentials; editorUrl: string | null } | null = null;
  const renewed = seal ? await renewStored(database, seal) : 0;
  if (renewed > 0)
    log('info', 'Stored credentials are sealed with the present key now', { renewed });
  let stored = await readStored(database, seal);
  decide();

  const ending = new AbortController();
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);
  looking.unref();

  function decide(): void {
    const decided = decideContent(base, stored.values);
    const usesSample = decided.source === 'sample' && sample;
    Object.assign(
      content,
      usesSample ? { ...base, credentials: sample?.credentials, missing: [] } : decided,
    );
  }

  async function use(next: StoredCredentials): Promise<void> {
    stored = next;
    decide();
    for (const listener of listeners) await listener();
  }

  async function look(): Promise<void> {
    try {
      if (ending.signal.aborted || (await readVersion(database)) === stored.version) return;
      const next = await readStored(database, seal);
      if (next.version === stored.version) return;
      log('info', 'Settings stored by another process are in use now');
      await use(next);
    } catch (error) {
      log('debug', 'Stored settings could not be looked at', { reason: describeFault(error) });
    }
  }

  return {
    status: () => ({
      canStore: seal !== null,
      isAsked: isElsewhere(base),
      version: stored.version,
      credentials: CREDENTIAL_NAMES.map((name) => statusOf(name, base, stored)),
    }),
    current: () =>
      content.source === 'none' || content.missing.length > 0 ? null : content.credentials,
    editorAddress: () => toEditorAddress(content, sample?.editorUrl ?? null),
    entriesAddress: () => toEditorAddress(content, null),
    withChanges: (changes) => mergeCredentials(base, { ...stored.values, ...changes }),
    async save({ set, remove, by, shown = stored.version }) {
      if (!seal) throw new Error('Nothing can be stored without SETTINGS_KEY');
      const nowMs = clock.now();
      const isSaved = await writeStored(database, seal, { set, remove, by, nowMs, shown });
      await use(await readStored(database, seal));
      return isSaved;
    },
    useSample(running) {
      sample = running;
      decide();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      ending.abort();
      clearInterval(looking);
    },
  };
}

function statusOf(
  name: CredentialName,
  base: ContentSettings,
  stored: StoredCredentials,
): CredentialStatus {
  const isStored = name in stored.values || stored.unreadable.includes(name);
  const value = mergeCredentials(base, stored.values)[CREDENTIAL_FIELDS[name]];
  const shown = !isToken(name)
    ? value
    : value.length >= SHOWN_FROM_LENGTH
      ? value.slice(-SHOWN_CHARACTERS)
      : '';
  const found = { name, isStored, shown };
  if (base.fromEnvironment.includes(name)) return { ...found, from: 'environment' };
  if (name in stored.values) return { ...found, from: 'stored' };
  if (isStored) return { ...found, shown: '', from: 'unreadable' };
  return { ...found, from: value === '' ? 'missing' : 'built-in' };
}

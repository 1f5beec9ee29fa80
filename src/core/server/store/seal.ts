import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** Seals and opens texts with one key. */
export type Seal = {
  /** @param name what the text is; a sealed text only opens under its own name */
  close(name: string, text: string): string;
  /** Null when it was sealed with another key or under another name, or was changed. */
  open(name: string, sealed: string): string | null;
  /** The same text sealed with the current key; null when it was so already, or cannot be opened. */
  renew(name: string, sealed: string): string | null;
};

const VERSION = 'v1';
const NONCE_BYTES = 12;

/**
 * AES-256-GCM. The key comes from the environment and is never stored, so that a copy of the store alone opens nothing.
 * @param settingsKeys SETTINGS_KEY, at least 32 characters, and the former ones, which only open
 */
export function createSeal(settingsKeys: Secrets): Seal {
  const keys = settingsKeys.all.map((settingsKey) =>
    Buffer.from(hkdfSync('sha256', settingsKey, 'stored settings', VERSION, 32)),
  );
  const current = keys[0]!;

  function close(name: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(name));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [
      VERSION,
      ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
    ].join('.');
  }

  function openWith(key: Buffer, name: string, given: string): string | null {
    const [version, nonce = '', tag = '', sealed = ''] = given.split('.');
    if (version !== VERSION) return null;
    try {
      const bytes = (part: string) => Buffer.from(part, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes(nonce), { authTagLength: 16 })
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes(tag));
      return Buffer.concat([decipher.update(bytes(sealed)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  function open(name: string, given: string): string | null {
    for (const key of keys) {
      const text = openWith(key, name, given);
      if (text !== null) return text;
    }
    return null;
  }

  return {
    close,
    open,
    renew(name, given) {
      if (openWith(current, name, given) !== null) return null;
      const text = open(name, given);
      return text === null ? null : close(name, text);
    },
  };
}

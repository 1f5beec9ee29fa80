import { createPublicKey } from 'node:crypto';
import { textsAt, type DnsResolver } from './dns-resolver.ts';
import { parseTagList } from './tag-list.ts';

/** Receivers ignore signatures by shorter keys; signers should use the second (RFC 8301 section 3.2). */
const RSA_BITS_MIN = 1024;
const RSA_BITS_GOOD = 2048;
const ED25519_BYTES = 32;

export type DkimExamination =
  | { state: 'none' }
  /** `p=` is empty: whoever owns the domain has withdrawn the key. */
  | { state: 'revoked' }
  | { state: 'broken'; problem: string }
  | {
      state: 'good' | 'short';
      /** Such as "RSA, 2048 bits". */
      key: string;
      /** What could be better; null for nothing. */
      hint: string | null;
    };

export const dkimName = (selector: string, domain: string) => `${selector}._domainkey.${domain}`;

/** What to do where the carrier keeps the keys in a zone of its own. */
export function addCnames(domain: string, selectors: readonly string[], zone: string): string {
  const records = selectors.map((one) => `${dkimName(one, domain)} CNAME ${one}.${zone}`);
  return `Add ${records.join('; ')}`;
}

/**
 * The key with which receivers check signatures of a selector (RFC 6376 section 3.6.1, RFC 8463 for Ed25519).
 * @throws DnsUnavailable
 */
export async function examineDkim(
  resolver: DnsResolver,
  selector: string,
  domain: string,
): Promise<DkimExamination> {
  const { texts } = await textsAt(resolver, dkimName(selector, domain));
  const [text] = texts;
  if (text === undefined) return { state: 'none' };
  if (texts.length > 1) return { state: 'broken', problem: `${texts.length} texts stand there` };
  return parseDkimKey(text);
}

/** @param text the record at the selector */
export function parseDkimKey(text: string): DkimExamination {
  const broken = (problem: string): DkimExamination => ({ state: 'broken', problem });
  const tags = parseTagList(text);
  const version = tags?.get('v') ?? 'DKIM1';
  const key = tags?.get('p')?.replaceAll(/\s/gu, '');
  if (!tags || version !== 'DKIM1' || key === undefined) return broken('it is no DKIM key');
  if (key === '') return { state: 'revoked' };
  const services = listOf(tags, 's', '*');
  if (!services.includes('*') && !services.includes('email'))
    return broken(`s=${tags.get('s')} keeps it from being used for mail`);
  if (!listOf(tags, 'h', 'sha256').includes('sha256'))
    return broken(`h=${tags.get('h')} leaves out sha256, the only hash that receivers take`);
  const kind = (tags.get('k') ?? 'rsa').toLowerCase();
  if (!/^[A-Za-z0-9+/]+={0,2}$/u.test(key)) return broken('p= is not base64');
  const bytes = Buffer.from(key, 'base64');
  const testing = listOf(tags, 't', '').includes('y')
    ? 'Remove t=y from the record: with it receivers may take signed mail as unsigned.'
    : null;
  if (kind === 'ed25519') {
    if (bytes.length !== ED25519_BYTES) return broken(`p= is no Ed25519 key`);
    const beside = 'Sign with an RSA key as well: not every receiver knows Ed25519.';
    return { state: 'good', key: 'Ed25519', hint: testing ?? beside };
  }
  if (kind !== 'rsa') return broken(`k=${kind} is no kind of key that receivers know`);
  const bits = rsaBits(bytes);
  if (bits === null) return broken('p= is no RSA key; a part of it may be missing');
  const longer = `Use a key of ${RSA_BITS_GOOD} bits.`;
  const hint = testing ?? (bits < RSA_BITS_GOOD ? longer : null);
  return { state: bits < RSA_BITS_MIN ? 'short' : 'good', key: `RSA, ${bits} bits`, hint };
}

function listOf(tags: ReadonlyMap<string, string>, name: string, fallback: string): string[] {
  return (tags.get(name) ?? fallback).split(':').map((part) => part.trim().toLowerCase());
}

/** Keys stand there as SubjectPublicKeyInfo, and some as the bare RSAPublicKey that RFC 6376 speaks of. */
function rsaBits(key: Buffer): number | null {
  for (const type of ['spki', 'pkcs1'] as const) {
    try {
      const read = createPublicKey({ key, format: 'der', type });
      return read.asymmetricKeyDetails?.modulusLength ?? null;
    } catch {
      // It may be the other.
    }
  }
  return null;
}

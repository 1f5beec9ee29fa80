import { inquiryColumns } from '#content/contact/inquiry-fields.ts';
import type { StoredProject } from '#content/project/stored-project.ts';
import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '#server/store/store.ts';
import { toOutboxRow } from '../mail/outbox-tables.ts';
import { queueInquiries } from '../hand-off/queue-hand-off.ts';
import type { InquiryRow } from './inquiry-tables.ts';
import { scoreSpam, type SpamEvidence, type SpamScore } from '../spam/score-spam.ts';
import { contentHash, contentKeys, formKey, SAME_CONTENT_WINDOW_MS } from './content-key.ts';
import type { Inquiry } from './inquiry.ts';
import { insertSearchTexts } from './search-texts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** An inquiry on its way into the store, with what the spam layers know before the store is asked. */
export type Candidate = {
  inquiry: Inquiry;
  /** What the list was when it came in; null for an inquiry without one. */
  project: StoredProject | null;
  idempotencyKey: string | null;
  sentBy: 'script' | 'plain';
  /** Code of the locale of its page. */
  language: string;
  receivedAtMs: number;
  evidence: Omit<SpamEvidence, 'sameContent' | 'proof'> & { proof: 'missing' | 'wrong' | 'solved' };
  /**
   * The signature of the solved proof, or of what else lets it in, spent with this inquiry. One that is let in by it is
   * stored only if it was not spent before.
   */
  spends: { signature: string; expiresAtMs: number; letsIn?: boolean } | null;
};

export type Recorded = {
  /** Null: not stored, since what was to let it in was spent before. */
  number: number | null;
  /** Whether it was in the store already: the same key, or the same content shortly before. */
  repeated: boolean;
};

/** What else is to be sent for each inquiry beside the mail to the owner. */
export type FollowUps = { acknowledgement: boolean; crmWebhook: boolean };

type Named = { candidate: Candidate; hash: string; key: string; before: string | null };

/**
 * Writes a batch of inquiries with their outbox rows in the given transaction. Several candidates with one key
 * become one row; a key that is in the store already answers with the number it had.
 * @returns one entry per candidate, in their order
 */
export async function recordInquiries(
  trx: Transaction<Tables>,
  candidates: readonly Candidate[],
  followUps: FollowUps,
): Promise<Recorded[]> {
  const named = candidates.map(nameCandidate);
  const known = await findKnown(trx, named);
  const fresh = new Map<string, Named>();
  for (const entry of named) {
    if (!known.has(entry.key) && !fresh.has(entry.key)) fresh.set(entry.key, entry);
  }
  const inserted = await insertFresh(trx, [...fresh.values()], known, followUps);
  return named.map((entry) => {
    const number = known.get(entry.key) ?? null;
    return { number, repeated: number !== null && !inserted.has(entry) };
  });
}

function nameCandidate(candidate: Candidate): Named {
  const hash = contentHash(candidate.inquiry);
  if (candidate.idempotencyKey !== null) {
    return { candidate, hash, key: formKey(candidate.idempotencyKey, hash), before: null };
  }
  const { key, before } = contentKeys(hash, candidate.receivedAtMs);
  return { candidate, hash, key, before };
}

/** Numbers of what is stored already, by key. A post without a key also counts under the hour before. */
async function findKnown(
  trx: Transaction<Tables>,
  named: readonly Named[],
): Promise<Map<string, number>> {
  const asked = new Set(
    named.flatMap(({ key, before }) => (before === null ? [key] : [key, before])),
  );
  const rows = await trx
    .selectFrom('inquiries')
    .select(['idempotency_key', 'number', 'received_at'])
    .where('idempotency_key', 'in', [...asked])
    .execute();
  const stored = new Map(rows.map((row) => [row.idempotency_key, row]));
  const known = new Map<string, number>();
  for (const { key, before, candidate } of named) {
    const same = stored.get(key);
    const earlier = before === null ? undefined : stored.get(before);
    if (same) known.set(key, same.number);
    else if (earlier && candidate.receivedAtMs - earlier.received_at < SAME_CONTENT_WINDOW_MS) {
      known.set(key, earlier.number);
    }
  }
  return known;
}

/** Adds to `known`. Answers which of them this call stored. */
async function insertFresh(
  trx: Transaction<Tables>,
  fresh: readonly Named[],
  known: Map<string, number>,
  followUps: FollowUps,
): Promise<Set<Named>> {
  if (fresh.length === 0) return new Set();
  const scores = await scoreAll(trx, fresh);
  // One order for all processes: two batches that share keys then wait for each other instead of deadlocking.
  const ordered = fresh
    .filter((entry) => scores.has(entry))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  if (ordered.length === 0) return new Set();
  const inserted = await trx
    .insertInto('inquiries')
    .values(ordered.map((entry) => toRow(entry, scores.get(entry)!)))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['number', 'idempotency_key'])
    .execute();
  const numbers = new Map(inserted.map((row) => [row.idempotency_key, row.number]));
  const outbox: ReturnType<typeof toOutbox> = [];
  const stored: Parameters<typeof insertSearchTexts>[1][number][] = [];
  const genuine: number[] = [];
  for (const entry of ordered) {
    const number = numbers.get(entry.key);
    if (number === undefined) continue;
    known.set(entry.key, number);
    const { inquiry } = entry.candidate;
    stored.push({
      ...inquiryColumns((name) => inquiry[name]),
      about_title: inquiry.context.aboutTitle,
      number,
    });
    outbox.push(...toOutbox(number, entry.candidate, scores.get(entry)!, followUps));
    if (scores.get(entry)!.verdict !== 'spam') genuine.push(number);
  }
  if (outbox.length > 0) await trx.insertInto('outbox').values(outbox).execute();
  await queueInquiries(trx, genuine, fresh[0]!.candidate.receivedAtMs);
  await insertSearchTexts(trx, stored);
  const lost = ordered.filter((entry) => !known.has(entry.key));
  if (lost.length > 0) {
    // Another process stored them between the look-up and the insert; its transaction has ended by now.
    for (const [key, number] of await findKnown(trx, lost)) known.set(key, number);
  }
  return new Set(ordered.filter((entry) => numbers.has(entry.key)));
}

/** Leaves out what was to be let in by what is spent. */
async function scoreAll(
  trx: Transaction<Tables>,
  fresh: readonly Named[],
): Promise<Map<Named, SpamScore>> {
  const since = Math.min(...fresh.map(({ candidate }) => candidate.receivedAtMs)) - DAY_MS;
  const counts = await trx
    .selectFrom('inquiries')
    .select((eb) => ['content_hash', eb.fn.countAll<number>().as('count')])
    .where('content_hash', 'in', [...new Set(fresh.map(({ hash }) => hash))])
    .where('received_at', '>', since)
    .groupBy('content_hash')
    .execute();
  const sameContent = new Map(counts.map((row) => [row.content_hash, Number(row.count)]));
  const unspent = await spendProofs(trx, fresh);
  return new Map(
    fresh.flatMap((entry) => {
      const { evidence, spends } = entry.candidate;
      const isSpent = spends !== null && !unspent.delete(spends.signature);
      if (isSpent && spends.letsIn) return [];
      const before = sameContent.get(entry.hash) ?? 0;
      sameContent.set(entry.hash, before + 1);
      const proof = isSpent ? 'spent' : evidence.proof;
      return [[entry, scoreSpam({ ...evidence, proof, sameContent: before })]];
    }),
  );
}

/** Marks proofs and passes as spent. Answers the signatures that nobody had spent before. */
async function spendProofs(
  trx: Transaction<Tables>,
  fresh: readonly Named[],
): Promise<Set<string>> {
  const spent = new Map<string, number>();
  for (const { candidate } of fresh) {
    if (candidate.spends) spent.set(candidate.spends.signature, candidate.spends.expiresAtMs);
  }
  if (spent.size === 0) return new Set();
  const rows = await trx
    .insertInto('used_proofs')
    .values([...spent].sort().map(([signature, expires_at]) => ({ signature, expires_at })))
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .returning('signature')
    .execute();
  return new Set(rows.map(({ signature }) => signature));
}

function toRow({ candidate, hash, key }: Named, score: SpamScore): Insertable<InquiryRow> {
  const { inquiry, project, receivedAtMs, sentBy, language } = candidate;
  const { formType, location, consent, context } = inquiry;
  const { campaign } = context;
  return {
    ...inquiryColumns((name) => inquiry[name]),
    location,
    consent,
    about: context.about,
    about_title: context.aboutTitle,
    landing_page: context.landingPage,
    referrer_host: context.referrerHost,
    campaign_source: campaign.source,
    campaign_medium: campaign.medium,
    campaign_name: campaign.name,
    campaign_term: campaign.term,
    campaign_content: campaign.content,
    project: project === null ? '' : JSON.stringify(project),
    idempotency_key: key,
    content_hash: hash,
    received_at: receivedAtMs,
    form_type: formType,
    sent_by: sentBy,
    language,
    spam_verdict: score.verdict,
    spam_score: score.score,
    spam_reasons: JSON.stringify(score.reasons),
    handled_at: null,
  };
}

/** Spam is not mailed one by one: its row waits for the daily digest. */
function toOutbox(
  number: number,
  { receivedAtMs }: Candidate,
  { verdict }: SpamScore,
  followUps: FollowUps,
): ReturnType<typeof toOutboxRow>[] {
  const { acknowledgement, crmWebhook } = followUps;
  const row = { number, atMs: receivedAtMs };
  const owner = { ...row, lane: 'mail', kind: 'owner-mail' } as const;
  if (verdict === 'spam') return [toOutboxRow({ ...owner, state: 'digest' })];
  return [
    toOutboxRow(owner),
    ...(acknowledgement && verdict === 'clean'
      ? [toOutboxRow({ ...row, lane: 'mail', kind: 'acknowledgement' })]
      : []),
    ...(crmWebhook ? [toOutboxRow({ ...row, lane: 'webhook', kind: 'crm-webhook' })] : []),
  ];
}

import type { SpamVerdict } from '../inquiries/inquiry-tables.ts';
import type { TokenCheck } from './form-token.ts';

const LINK = /https?:\/\/|\bwww\./giu;

/** How many web addresses a text holds. */
function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

/** Everything the layers score. None of it ever refuses an inquiry: the verdict is a tag. */
export type SpamEvidence = {
  /** Text in the field that no person sees or reaches. */
  trap: string;
  token: TokenCheck;
  sentBy: 'script' | 'plain';
  /** Earlier inquiries with the same content within a day. */
  sameContent: number;
  message: string;
  subject: string;
  knownForm: boolean;
  /** Many posts lately: from this client, or from all together. */
  pressure: 'none' | 'total' | 'client';
  proof: 'missing' | 'wrong' | 'spent' | 'solved';
};

export type SpamScore = { verdict: SpamVerdict; score: number; reasons: string[] };

const LINKS_MAX = 3;
const SUSPECT_FROM = 3;
const SPAM_FROM = 5;
/** What a solved proof of work makes up for. It never makes up for the trap. */
const PROOF_CREDIT = 4;

const TOKEN_POINTS: Record<TokenCheck, number> = {
  good: 0,
  missing: 2,
  forged: 4,
  'other-form': 4,
  'other-key': 4,
  'too-fast': 4,
  'too-old': 1,
  'from-the-future': 1,
};

/**
 * Adds up the layers in their order: trap, time token, repeated content, links, pressure, proof of work.
 * @returns clean, suspect (mailed with a mark) or spam (kept, listed in the daily digest), with the reasons
 */
export function scoreSpam(evidence: SpamEvidence): SpamScore {
  const reasons: string[] = [];
  let score = 0;
  const add = (points: number, reason: string) => {
    if (points === 0) return;
    score += points;
    reasons.push(reason);
  };

  const trapped = evidence.trap !== '';
  if (trapped) add(100, 'a field that only machines see was filled in');
  // A browser without JavaScript cannot fetch a token: its absence says nothing there.
  if (evidence.sentBy === 'script' || evidence.token !== 'missing') {
    add(TOKEN_POINTS[evidence.token], `form token: ${evidence.token}`);
  }
  if (evidence.sameContent > 0) {
    add(
      evidence.sameContent >= 3 ? 5 : 1,
      `same content sent ${evidence.sameContent + 1} times in a day`,
    );
  }
  const links = countLinks(evidence.message) + countLinks(evidence.subject);
  if (links > LINKS_MAX) add(3, `${links} links`);
  if (!evidence.knownForm) add(1, 'unknown form type');
  if (evidence.pressure === 'client') add(4, 'many messages from one connection');
  if (evidence.pressure === 'total') add(2, 'unusually many messages in all');
  if (evidence.proof === 'wrong' || evidence.proof === 'spent')
    add(3, `proof of work: ${evidence.proof}`);
  if (evidence.proof === 'solved' && !trapped) score = Math.max(0, score - PROOF_CREDIT);

  const verdict = score >= SPAM_FROM ? 'spam' : score >= SUSPECT_FROM ? 'suspect' : 'clean';
  return { verdict, score, reasons };
}

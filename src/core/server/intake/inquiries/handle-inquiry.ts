import { inSpan } from '#content/in-span.server.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { refusalWords } from '#copy/en/refusal-words.ts';
import type { Wording } from '#copy/wording.ts';
import { wordingFor } from '#copy/wordings.ts';
import { type Clock, type LogLine, describeFault, type Secrets } from '#server/store/store.ts';
import { checkFormToken, readFormPass } from '../spam/form-token.ts';
import type { IntakeLimits, IntakeRoom } from '../spam/intake-limits.ts';
import { checkProof } from '../spam/proof-of-work.ts';
import { NotStoredError, type GroupCommit } from './group-commit.ts';
import { FORM_TYPES, type ParsedInquiry } from './inquiry.ts';
import type { DescribeProject } from './describe-project.ts';
import { parseInquiry } from './parse-inquiry.ts';
import type { Candidate, Recorded } from './record-inquiry.ts';

/** What is known of a post beside its words. */
export type PostMeta = {
  /** From `clientAddress`; null when the server cannot tell. */
  address: string | null;
  sentBy: 'script' | 'plain';
  /** Code of the locale of the page that it came from: of the answer, and of what is mailed to the visitor. */
  language: string;
};

type InquiryAnswer =
  | { status: 200; body: { success: true } }
  | { status: 400; body: { success: false; error: string; fields: Record<string, string> } }
  | {
      status: 429;
      body: { success: false; error: string; fallback: true };
      retryAfterSeconds: number;
    }
  | { status: 503; body: { success: false; error: string; fallback: true } };

export type InquiryHandler = (input: unknown, meta: PostMeta) => Promise<InquiryAnswer>;

type Parts = {
  limits: IntakeLimits;
  intake: GroupCommit<Candidate, Recorded>;
  clock: Clock;
  secrets: Secrets;
  log: LogLine;
  describeProject: DescribeProject;
  onStored(): void;
};

/** The act behind every form: read, weigh, store, and only then say so (content-model decision 13). */
export function createInquiryHandler(parts: Parts): InquiryHandler {
  const { limits, intake, log, onStored } = parts;
  return async (input, meta) => {
    const wording = wordingFor(meta.language);
    const parsed = parseInquiry(wording, input);
    if (!parsed.ok) {
      return { status: 400, body: { success: false, error: parsed.error, fields: parsed.fields } };
    }
    const room = await limits.take(meta.address);
    const isFull = room.waitSeconds > 0;
    // Beyond what all together may send, work that was done or an earlier visit lets in; nothing does for one client.
    const pass = isFull && room.pressure === 'total' ? await readPass(parts, parsed) : null;
    if (isFull && pass === null) return toBusy(room, wording);
    try {
      const candidate = await toCandidate(parts, parsed, meta, { pressure: room.pressure, pass });
      const { number, repeated } = await inSpan('store the inquiry', {}, async (span) => {
        const recorded = await intake.add(candidate);
        if (recorded.number !== null) span.setAttribute('inquiry.number', recorded.number);
        return recorded;
      });
      if (number === null) return toBusy(room, wording);
      if (!repeated) onStored();
      log('info', repeated ? 'An inquiry came again' : 'An inquiry was stored', { number });
      return { status: 200, body: { success: true } };
    } catch (error) {
      const reason = error instanceof NotStoredError ? (error.cause ?? error) : error;
      log('error', 'An inquiry could not be stored; the visitor was told so', {
        reason: describeFault(reason),
      });
      return {
        status: 503,
        body: { success: false, error: wording.of(inquiryWords).failed.toast, fallback: true },
      };
    }
  };
}

/** Not now. What is said is true of who reads it: the messages may be those of others. */
function toBusy({ waitSeconds, pressure }: IntakeRoom, wording: Wording): InquiryAnswer {
  const { tooMany, tooManyInAll } = wording.of(refusalWords);
  const error = pressure === 'client' ? tooMany : tooManyInAll;
  return {
    status: 429,
    body: { success: false, error, fallback: true },
    retryAfterSeconds: waitSeconds,
  };
}

/** What lets an inquiry in although the form is full, once. */
async function readPass(
  { clock, secrets }: Parts,
  { inquiry, marks }: ParsedInquiry & { ok: true },
): Promise<Candidate['spends']> {
  const nowMs = clock.now();
  const proof = await checkProof(marks.proof, secrets.all, nowMs);
  if (proof.state === 'solved') return proof;
  const expected = { formType: inquiry.formType, key: marks.idempotencyKey, nowMs };
  return readFormPass(marks.token, expected, secrets.all);
}

async function toCandidate(
  { clock, secrets, describeProject }: Parts,
  { inquiry, marks }: ParsedInquiry & { ok: true },
  meta: PostMeta,
  { pressure, pass }: { pressure: IntakeRoom['pressure']; pass: Candidate['spends'] },
): Promise<Candidate> {
  const nowMs = clock.now();
  const { formType } = inquiry;
  const proof = await checkProof(marks.proof, secrets.all, nowMs);
  return {
    inquiry,
    project: await describeProject(meta.language, inquiry.project),
    idempotencyKey: marks.idempotencyKey,
    sentBy: meta.sentBy,
    language: meta.language,
    receivedAtMs: nowMs,
    spends: pass ? { ...pass, letsIn: true } : proof.state === 'solved' ? proof : null,
    evidence: {
      trap: marks.trap,
      token: checkFormToken(
        marks.token,
        { formType, key: marks.idempotencyKey, nowMs },
        secrets.all,
      ),
      sentBy: meta.sentBy,
      message: inquiry.message,
      subject: inquiry.subject,
      knownForm: (FORM_TYPES as readonly string[]).includes(formType),
      pressure,
      proof: proof.state,
    },
  };
}

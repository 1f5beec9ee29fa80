import { inSpan } from '#content/in-span.server.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { refusalWords } from '#copy/en/refusal-words.ts';
import type { Wording } from '#copy/wording.ts';
import { type Clock, type LogLine, describeFault, type Secrets } from '#server/store/store.ts';
import { checkFormToken } from '../spam/form-token.ts';
import type { IntakeLimits } from '../spam/intake-limits.ts';
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
  /** Of the answer. */
  wording: Wording;
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
    const parsed = parseInquiry(meta.wording, input);
    if (!parsed.ok) {
      return { status: 400, body: { success: false, error: parsed.error, fields: parsed.fields } };
    }
    const room = await limits.take(meta.address);
    if (room.waitSeconds > 0) {
      return {
        status: 429,
        body: { success: false, error: meta.wording.of(refusalWords).tooMany, fallback: true },
        retryAfterSeconds: room.waitSeconds,
      };
    }
    try {
      const candidate = await toCandidate(parts, parsed, meta, room.pressure);
      const { number, repeated } = await inSpan('store the inquiry', {}, async (span) => {
        const recorded = await intake.add(candidate);
        span.setAttribute('inquiry.number', recorded.number);
        return recorded;
      });
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
        body: { success: false, error: meta.wording.of(inquiryWords).failed.toast, fallback: true },
      };
    }
  };
}

async function toCandidate(
  { clock, secrets, describeProject }: Parts,
  { inquiry, marks }: ParsedInquiry & { ok: true },
  meta: PostMeta,
  pressure: 'none' | 'total' | 'client',
): Promise<Candidate> {
  const nowMs = clock.now();
  const { formType } = inquiry;
  const proof = await checkProof(marks.proof, secrets.all, nowMs);
  return {
    inquiry,
    project: await describeProject(meta.wording, inquiry.project),
    idempotencyKey: marks.idempotencyKey,
    sentBy: meta.sentBy,
    receivedAtMs: nowMs,
    spends: proof.state === 'solved' ? proof : null,
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

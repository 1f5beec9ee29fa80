import { z } from 'zod';
import { inquiryWords } from '#copy/inquiry-words.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';
import {
  DEFAULT_FORM_TYPE,
  FIELD_LIMITS,
  type InquiryField,
  type ParsedInquiry,
} from './inquiry.ts';
import { missingWords, NOT_TEXT_WORDS, tooLongWords } from './inquiry-words.ts';

/** Longer than any field, so that no cleaning ever runs over more than this. */
const RAW_MAX = 32_768;
const LOCATION_MAX = 2_000;
const FORM_TYPE_MAX = 100;
const CONSENT_MAX = 1_000;

const raw = z
  .string({ error: NOT_TEXT_WORDS })
  .max(RAW_MAX, { error: 'This is too long.' })
  .nullish();

function field(name: InquiryField, clean: (text: string) => string) {
  return raw
    .transform((text) => clean(text ?? ''))
    .superRefine((text, context) => {
      const missing = missingWords(name);
      if (text === '' && missing !== null) context.addIssue({ code: 'custom', message: missing });
      else if (text.length > FIELD_LIMITS[name]) {
        context.addIssue({ code: 'custom', message: tooLongWords(name) });
      } else if (name === 'email' && !isEmailAddress(text)) {
        context.addIssue({ code: 'custom', message: inquiryWords.emailFormat });
      }
    });
}

const mark = (max: number) => z.string().max(max).nullish();

const schema = z.strictObject({
  name: field('name', cleanLine),
  email: field('email', cleanLine),
  phone: field('phone', cleanLine),
  company: field('company', cleanLine),
  subject: field('subject', cleanLine),
  message: field('message', cleanText),
  formType: raw.transform(
    (text) => cleanLine(text ?? '').slice(0, FORM_TYPE_MAX) || DEFAULT_FORM_TYPE,
  ),
  location: raw.transform((text) => toLocation(cleanLine(text ?? ''))),
  consent: raw.transform((text) => cleanLine(text ?? '').slice(0, CONSENT_MAX)),
  idempotencyKey: mark(200),
  token: mark(1_000),
  proof: mark(4_000),
  referenceCode: mark(RAW_MAX),
});

/** Every name a form may send, the trap included. */
export const INQUIRY_FORM_NAMES: readonly string[] = Object.keys(schema.shape);

const FIELD_NAMES = new Set<string>(Object.keys(FIELD_LIMITS));

/**
 * Reads what a form sent: a strict object of texts. Unknown names are refused, texts are cleaned and trimmed
 * before their length counts, name, email and message are required (part 1 section 5, decision 13).
 */
export function parseInquiry(input: unknown): ParsedInquiry {
  const parsed = schema.safeParse(input);
  if (parsed.success) {
    const { idempotencyKey, token, proof, referenceCode, ...inquiry } = parsed.data;
    return {
      ok: true,
      inquiry,
      marks: {
        idempotencyKey: toKey(idempotencyKey),
        token: token || null,
        proof: proof || null,
        trap: referenceCode ?? '',
      },
    };
  }
  const fields: Partial<Record<InquiryField, string>> = {};
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? '');
    if (FIELD_NAMES.has(name)) fields[name as InquiryField] ??= issue.message;
  }
  return { ok: false, fields, error: toSentence(fields) };
}

function toSentence(fields: Partial<Record<InquiryField, string>>): string {
  const names = Object.keys(fields) as InquiryField[];
  if (names.length === 0) return inquiryWords.refused.unreadable;
  if (names.some((name) => fields[name] === missingWords(name))) {
    return `${inquiryWords.missing.title}: ${inquiryWords.missing.text}. ${Object.values(fields).join(' ')}`;
  }
  return names.map((name) => `${name}: ${fields[name]}`).join(' ');
}

/** A key that is not one of ours is as good as none: the content then recognises the inquiry. */
function toKey(text: string | null | undefined): string | null {
  return text && /^[\w.:-]{8,200}$/u.test(text) ? text : null;
}

/** Only a web address or a path of this site is worth keeping; anything else could be a script address. */
function toLocation(text: string): string {
  const short = text.slice(0, LOCATION_MAX);
  if (/^https?:\/\//iu.test(short) && URL.canParse(short)) return short;
  return short.startsWith('/') && !short.startsWith('//') ? short : '';
}

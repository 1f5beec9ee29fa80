import { z } from 'zod';
import { REQUIRED_INQUIRY_FIELDS } from '#content/contact/inquiry-fields.ts';
import { parseProject, projectQuery } from '#content/project/project-list.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { refusalWords } from '#copy/en/refusal-words.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { isEmailAddress, typedAddress } from './email-address.ts';
import {
  DEFAULT_FORM_TYPE,
  FIELD_LIMITS,
  type InquiryField,
  type ParsedInquiry,
} from './inquiry.ts';
import { parseContext } from './parse-context.ts';

/** Longer than any field, so that no cleaning ever runs over more than this. */
const RAW_MAX = 32_768;
const LOCATION_MAX = 2_000;
const FORM_TYPE_MAX = 100;
const CONSENT_MAX = 1_000;

/** What is wrong with a field; the schema knows no words. */
type Problem = 'missing' | 'too-long' | 'format' | 'not-text' | 'far-too-long';

const as = (problem: Problem) => problem;

const raw = z
  .string({ error: as('not-text') })
  .max(RAW_MAX, { error: as('far-too-long') })
  .nullish();

type RequiredField = (typeof REQUIRED_INQUIRY_FIELDS)[number];

function isRequired(name: InquiryField): name is RequiredField {
  return REQUIRED_INQUIRY_FIELDS.includes(name as RequiredField);
}

function field(name: InquiryField, clean: (text: string) => string) {
  return raw
    .transform((text) => clean(text ?? ''))
    .superRefine((text, context) => {
      const say = (problem: Problem) => context.addIssue({ code: 'custom', message: problem });
      if (text === '' && isRequired(name)) say('missing');
      else if (text.length > FIELD_LIMITS[name]) say('too-long');
      else if (name === 'email' && !isEmailAddress(text)) say('format');
    });
}

const mark = (max: number) => z.string().max(max).nullish();

const schema = z.strictObject({
  name: field('name', cleanLine),
  email: field('email', typedAddress),
  phone: field('phone', typedAddress),
  company: field('company', cleanLine),
  subject: field('subject', cleanLine),
  message: field('message', cleanText),
  formType: raw.transform(
    (text) => cleanLine(text ?? '').slice(0, FORM_TYPE_MAX) || DEFAULT_FORM_TYPE,
  ),
  location: raw.transform((text) => toLocation(cleanLine(text ?? ''))),
  consent: raw.transform((text) => cleanLine(text ?? '').slice(0, CONSENT_MAX)),
  about: z.unknown().optional(),
  aboutTitle: z.unknown().optional(),
  landingPage: z.unknown().optional(),
  referrerHost: z.unknown().optional(),
  campaign: z.unknown().optional(),
  project: z.unknown().optional(),
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
 * @param wording of what is said about fields that cannot be taken
 */
export function parseInquiry(wording: Wording, input: unknown): ParsedInquiry {
  const parsed = schema.safeParse(input);
  if (parsed.success) {
    const { idempotencyKey, token, proof, referenceCode, ...rest } = parsed.data;
    const { about, aboutTitle, landingPage, referrerHost, campaign, project, ...written } = rest;
    const given = { about, aboutTitle, landingPage, referrerHost, campaign };
    return {
      ok: true,
      inquiry: {
        ...written,
        location: withoutProject(written.location),
        project: toProject(project),
        context: parseContext(given, written.location),
      },
      marks: {
        idempotencyKey: toKey(idempotencyKey),
        token: token || null,
        proof: proof || null,
        trap: referenceCode ?? '',
      },
    };
  }
  const problems: Partial<Record<InquiryField, Problem>> = {};
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? '');
    if (FIELD_NAMES.has(name)) problems[name as InquiryField] ??= issue.message as Problem;
  }
  return { ok: false, ...toWords(wording, problems) };
}

/** What is said beside each field, and of all of them in one text. */
function toWords(wording: Wording, problems: Partial<Record<InquiryField, Problem>>) {
  const named = Object.entries(problems) as [InquiryField, Problem][];
  const fields: Partial<Record<InquiryField, string>> = Object.fromEntries(
    named.map(([name, problem]) => [name, textOf(wording, name, problem)]),
  );
  if (named.length === 0) return { fields, error: wording.of(refusalWords).unreadable };
  const texts = Object.values(fields);
  if (!named.some(([, problem]) => problem === 'missing'))
    return { fields, error: named.map(([name]) => `${name}: ${fields[name]}`).join(' ') };
  const { title, text } = wording.of(inquiryWords).missing;
  return { fields, error: `${title}: ${text}. ${texts.join(' ')}` };
}

function textOf(wording: Wording, name: InquiryField, problem: Problem): string {
  const words = wording.of(inquiryWords);
  if (problem === 'format') return words.emailFormat;
  if (problem === 'too-long') return fill(words.tooLong, { most: FIELD_LIMITS[name] });
  if (problem === 'missing' && isRequired(name)) return words.fieldMissing[name];
  const refusals = wording.of(refusalWords);
  return problem === 'far-too-long' ? refusals.fieldTooLong : refusals.notText;
}

/** What of a list can be used, in one way of writing it; like the context it refuses nothing. */
function toProject(given: unknown): string {
  if (typeof given !== 'string') return '';
  return projectQuery(parseProject(new URLSearchParams(given.slice(0, RAW_MAX))).list);
}

/** The contact page has a list in its address, which is kept beside it. */
function withoutProject(location: string): string {
  const cut = location.indexOf('?');
  if (cut < 0) return location;
  const rest = location
    .slice(cut + 1)
    .split('&')
    .filter((part) => !/^(?:machine|tool)=/u.test(part));
  return rest.length === 0 ? location.slice(0, cut) : `${location.slice(0, cut)}?${rest.join('&')}`;
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

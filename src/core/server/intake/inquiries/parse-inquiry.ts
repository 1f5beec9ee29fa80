import { z } from 'zod';
import { checkInquiryField, type InquiryProblem } from '#content/contact/check-inquiry.ts';
import { cleanLine, cleanText } from '#content/contact/clean-text.ts';
import {
  INQUIRY_FIELDS,
  INQUIRY_FIELD_NAMES,
  type InquiryErrors,
  type InquiryFieldName,
} from '#content/contact/inquiry-fields.ts';
import { parseProject, projectQuery } from '#content/project/project-list.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { refusalWords } from '#copy/en/refusal-words.ts';
import { inquiryProblemText } from '#copy/inquiry-problem-text.ts';
import type { Wording } from '#copy/wording.ts';
import { DEFAULT_FORM_TYPE, type ParsedInquiry } from './inquiry.ts';
import { parseContext } from './parse-context.ts';

/** Longer than any field, so that no cleaning ever runs over more than this. */
const RAW_MAX = 32_768;
const LOCATION_MAX = 2_000;
const FORM_TYPE_MAX = 100;
const CONSENT_MAX = 1_000;

/** What is wrong with a field; the schema knows no words. */
type Problem = InquiryProblem | 'not-text' | 'far-too-long';

const as = (problem: Problem) => problem;

/**
 * Every name that a form of this site has ever sent: `written`, what a visitor put into it, or `unseen`, what the form
 * added. Inquiries wait in browsers that have no connection, so a name stays here when its field or feature goes
 * (decision 154).
 */
const PUBLISHED_NAMES = {
  ...{ name: 'written', email: 'written', phone: 'written', company: 'written' },
  ...{ subject: 'written', message: 'written', project: 'written' },
  ...{ formType: 'unseen', location: 'unseen', consent: 'unseen' },
  ...{ about: 'unseen', aboutTitle: 'unseen' },
  ...{ landingPage: 'unseen', referrerHost: 'unseen', campaign: 'unseen' },
  ...{ idempotencyKey: 'unseen', token: 'unseen', proof: 'unseen', referenceCode: 'unseen' },
} as const satisfies Record<InquiryFieldName, 'written'> & Record<string, 'written' | 'unseen'>;

const raw = z
  .string({ error: as('not-text') })
  .max(RAW_MAX, { error: as('far-too-long') })
  .nullish();

const field = (name: InquiryFieldName) =>
  raw.transform((typed, context) => {
    const { text, problem } = checkInquiryField(name, typed ?? '');
    if (problem) context.addIssue({ code: 'custom', message: as(problem) });
    return text;
  });

const FIELDS = Object.fromEntries(INQUIRY_FIELD_NAMES.map((name) => [name, field(name)])) as Record<
  InquiryFieldName,
  ReturnType<typeof field>
>;

const mark = (max: number) => z.string().max(max).nullish();

/** What is read of a form, by name. */
const READ = {
  ...FIELDS,
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
} satisfies Partial<Record<keyof typeof PUBLISHED_NAMES, z.ZodType>>;

const schema = z.strictObject(READ);

/** Every name a form may send, the trap included. */
export const INQUIRY_FORM_NAMES: readonly string[] = Object.keys(PUBLISHED_NAMES);

/**
 * Reads what a form sent: a strict object of texts. Names that no form ever sent are refused, texts are checked as the
 * form does (`checkInquiryField`). What a visitor wrote under a name that nothing reads any more follows the message.
 * @param wording of what is said about fields that cannot be taken
 */
export function parseInquiry(
  wording: Wording,
  input: unknown,
  published: Readonly<Record<string, 'written' | 'unseen'>> = PUBLISHED_NAMES,
): ParsedInquiry {
  const [given, former] = withoutFormer(input, published);
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    const { idempotencyKey, token, proof, referenceCode, ...rest } = parsed.data;
    const { about, aboutTitle, landingPage, referrerHost, campaign, project, ...written } = rest;
    const given = { about, aboutTitle, landingPage, referrerHost, campaign };
    return {
      ok: true,
      inquiry: {
        ...written,
        message: [written.message, ...former].join('\n'),
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
  const problems: Partial<Record<InquiryFieldName, Problem>> = {};
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? '');
    if (Object.hasOwn(INQUIRY_FIELDS, name))
      problems[name as InquiryFieldName] ??= issue.message as Problem;
  }
  return { ok: false, ...toWords(wording, problems) };
}

/** What a form sent under names that are read, and a line for each text that is under another it once had. */
function withoutFormer(
  input: unknown,
  published: Readonly<Record<string, 'written' | 'unseen'>>,
): [given: unknown, former: string[]] {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return [input, []];
  const isFormer = (name: string) => Object.hasOwn(published, name) && !Object.hasOwn(READ, name);
  const sent: [string, unknown][] = Object.entries(input);
  const lines = sent.flatMap(([name, value]) => {
    if (!isFormer(name) || published[name] !== 'written' || typeof value !== 'string') return [];
    const text = cleanText(value.slice(0, RAW_MAX)).slice(0, INQUIRY_FIELDS.message.limit);
    return text === '' ? [] : `${name}: ${text.toWellFormed()}`;
  });
  return [Object.fromEntries(sent.filter(([name]) => !isFormer(name))), lines];
}

/** What is said beside each field, and of all of them in one text. */
function toWords(wording: Wording, problems: Partial<Record<InquiryFieldName, Problem>>) {
  const named = Object.entries(problems) as [InquiryFieldName, Problem][];
  const fields: InquiryErrors = Object.fromEntries(
    named.map(([name, problem]) => [name, textOf(wording, name, problem)]),
  );
  if (named.length === 0) return { fields, error: wording.of(refusalWords).unreadable };
  const texts = Object.values(fields);
  if (!named.some(([, problem]) => problem === 'fieldMissing'))
    return { fields, error: named.map(([name]) => `${name}: ${fields[name]}`).join(' ') };
  const { title, text } = wording.of(inquiryWords).missing;
  return { fields, error: `${title}: ${text}. ${texts.join(' ')}` };
}

function textOf(wording: Wording, name: InquiryFieldName, problem: Problem): string {
  const refusals = wording.of(refusalWords);
  if (problem === 'far-too-long') return refusals.fieldTooLong;
  return problem === 'not-text' ? refusals.notText : inquiryProblemText(wording, name, problem);
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

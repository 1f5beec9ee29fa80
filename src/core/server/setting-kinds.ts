import { z } from 'zod';
import { isEmailAddress } from '#content/contact/is-email-address.ts';
import { parseMailbox, toWireAddress } from '#server/intake/intake.ts';
import { parseSecrets } from '#server/store/store.ts';

// The kinds of settings. What is not set, or set to nothing, is '' and gets the kind's default.

export const text = z.string().trim().default('');

/** A text that has to look right, unless it is empty. */
export const checked = (isRight: (value: string) => boolean, error: string) =>
  text.refine((value) => value === '' || isRight(value), { error });

export const matching = (pattern: RegExp, error: string) =>
  checked((value) => pattern.test(value), error);

/** One of several words, in any letters. */
export function choice<Word extends string>(words: readonly Word[], fallback: Word) {
  return text
    .transform((value) => value.toLowerCase() || fallback)
    .pipe(z.enum(words, { error: `must be ${listed(words)}` }));
}

/** One of several words, or null for what the site decides by itself. */
export function choiceOrNone<Word extends string>(words: readonly Word[], whenEmpty: string) {
  return text
    .transform((value) => value.toLowerCase() || null)
    .pipe(z.enum(words, { error: `must be ${listed(words)}${whenEmpty}` }).nullable());
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

const FLAGS: Readonly<Record<string, boolean>> = {
  ...{ '': false, '0': false, false: false, no: false },
  ...{ '1': true, true: true, yes: true },
};
export const flag = text
  .transform((value) => FLAGS[value.toLowerCase()])
  .pipe(z.boolean({ error: 'must be true or false' }));

export const wholeNumber = (fallback: number, min: number, max: number) =>
  text
    .transform((value) => (value === '' ? fallback : Number(value)))
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    });

export const list = text.transform((value) => value.split(/[\s,;]+/u).filter(Boolean));

const hasScheme = (schemes: RegExp) => (value: string) =>
  schemes.test(URL.parse(value)?.protocol ?? '');

export const addressWith = (schemes: RegExp, error: string) => checked(hasScheme(schemes), error);

const isOrigin = (value: string) => URL.parse(value)?.origin === value;

export const origins = (example: string) =>
  list.refine((values) => values.every(isOrigin), {
    error: `must be origins such as ${example}, separated by commas`,
  });

/** `toServiceHost` reads it. */
export const serviceHost = matching(
  /^(?:https?:\/\/)?[A-Za-z0-9.-]+(?::\d{1,5})?$/u,
  'must be a host name with an optional port, such as cdn.contentful.com, with http:// before it for plain HTTP',
);

export const hostName = matching(
  /^[A-Za-z0-9.-]+(?::\d{1,5})?$/u,
  'must be a host name with an optional port, such as cdn.contentful.com or 127.0.0.1:3031',
);

/** Which settings are secrets, with the fewest characters that withstand guessing. */
export const SECRETS = z.registry<{ min: number }>();

/** A secret that is one word. */
export const secret = (min: number, advice: string) =>
  checked((value) => value.length >= min, `must have at least ${min} characters${advice}`).register(
    SECRETS,
    { min },
  );

/**
 * A secret and its earlier values, which are still read: the present one first, separated by commas. Null when it is not
 * set.
 */
export const secrets = (min: number, advice: string) =>
  text
    .transform((value) => parseSecrets(value, min))
    .refine((value) => value === null || value.current.length >= min, {
      error: `must have at least ${min} characters${advice}`,
    })
    .register(SECRETS, { min });

const ASCII_BEFORE_AT = 'with none but plain letters before the @';

/** A template marker that nobody has replaced counts as missing, not as wrong (part 1 section 5). */
export const isLeftOver = (value: string) => value.includes('{{');
/** Many mail servers refuse letters outside ASCII before the @. */
const isSendable = (address: string) => isEmailAddress(address) && toWireAddress(address) !== null;
const isMailbox = (value: string) => isLeftOver(value) || isSendable(parseMailbox(value).address);

export const mailbox = checked(
  isMailbox,
  `must be an email address such as site@example.com, ${ASCII_BEFORE_AT}`,
);

export const mailboxes = list.refine((addresses) => addresses.every(isMailbox), {
  error: `must be email addresses such as owner@example.com, separated by commas, ${ASCII_BEFORE_AT}`,
});

export const emailAddress = checked(
  isEmailAddress,
  'must be an email address such as sales@example.com',
);

import { INQUIRY_FIELDS } from './inquiry-fields.ts';

/**
 * Before the @ nothing that could end the address and begin another, or a header: none of it belongs in a plain address.
 * After it two labels or more.
 */
const ADDRESS =
  /^(?!\.|.*\.[.@])[^\s\p{Cc}\p{Cf}"(),:;<>@[\\\]`|{}]{1,64}@(?!-|.*(?:-\.|\.-|-$))[\p{L}\p{N}\p{M}-]{1,63}(?:\.[\p{L}\p{N}\p{M}-]{1,63})+$/u;

/**
 * Whether a text has the form of one e-mail address with a domain. Takes time in proportion to the length,
 * and the length is capped before.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= INQUIRY_FIELDS.email.limit && ADDRESS.test(text);

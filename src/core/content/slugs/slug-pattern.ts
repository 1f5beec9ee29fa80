/** Lowercase letters of any script, digits and single hyphens: what stands in an address as people read it. */
export const PLAIN_SLUG =
  /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+)*$/u;

/** The same as far as the service can check it, whose patterns know no classes of letters. */
export const SLUG_PATTERN = '^[a-z0-9\\u0080-\\uffff]+(?:-[a-z0-9\\u0080-\\uffff]+)*$';

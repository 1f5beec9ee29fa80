import { createHash } from 'node:crypto';
import { INQUIRY_FIELD_NAMES } from '#content/contact/inquiry-fields.ts';
import type { Inquiry } from './inquiry.ts';

/** Two equal posts without a key within this time are one inquiry sent twice. */
export const SAME_CONTENT_WINDOW_MS = 60 * 60_000;

/** What every name is made of since the first: names that are stored are compared with new ones. */
const FIRST = ['name', 'email', 'phone', 'company', 'subject', 'message'] as const;
const LATER = INQUIRY_FIELD_NAMES.filter((name) => !FIRST.some((first) => first === name));

/** One name for what was written, whoever sends it and however often. */
export function contentHash(inquiry: Inquiry): string {
  const { formType, project } = inquiry;
  const written = { ...inquiry, email: inquiry.email.toLowerCase() };
  const words: (string | string[])[] = [formType, ...FIRST.map((name) => written[name])];
  // Who sends the same words with a corrected list has something new to say. Without one the name stays what it was.
  if (project !== '') words.push(project);
  for (const name of LATER) if (written[name] !== '') words.push([name, written[name]]);
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}

/**
 * The keys under which a post without a key of its own is recognised: by its content, within an hour.
 * `before` is the key of the hour before, which counts while its inquiry is younger than the window.
 */
export function contentKeys(hash: string, nowMs: number): { key: string; before: string } {
  const hour = Math.floor(nowMs / SAME_CONTENT_WINDOW_MS);
  return { key: `content:${hash}:${hour}`, before: `content:${hash}:${hour - 1}` };
}

/**
 * The key of an inquiry whose form sent one. The content is part of it: a form that is sent again with other
 * words after an answer was lost holds something new, and must not be taken for the first.
 */
export function formKey(idempotencyKey: string, hash: string): string {
  return `form:${idempotencyKey}:${hash}`;
}

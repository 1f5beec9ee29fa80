import { adminWords } from '#admin/copy/en/admin-words.ts';
import { type Account, mayDo } from '#server/owner/owner.ts';
import { permissionFor } from '../screens.ts';
import { textOf } from './signed-in.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an account's role may see the screen, or do the act, that a request asks for.
 * @param pattern from app/routes.ts; the router leaves its first slash out
 */
export async function isAllowed(
  { role }: Account,
  request: Request,
  pattern: string,
): Promise<boolean> {
  const act = READS.has(request.method) ? null : await readAct(request);
  const permission = permissionFor(`/${pattern.replace(/^\//u, '')}`, act);
  return permission !== null && mayDo(role, permission);
}

/** The field `act` of a form; the screen reads the form again for itself. */
async function readAct(request: Request): Promise<string> {
  try {
    return textOf(await request.clone().formData(), 'act');
  } catch {
    return '';
  }
}

/** A refusal in words alone, where no page can be drawn around them. */
export function plainRefusal(): Response {
  const { title, text } = adminWords.forbidden;
  return new Response(`${title}. ${text}`, {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

import { cookiesOf, OWNER, postForm } from './owner-forms.ts';

export type RoleName = 'owner' | 'sales' | 'editor';

/** The session of the first account. */
export async function signInOwner(site: { url: string }): Promise<string> {
  const answer = await postForm(`${site.url}/admin/sign-in`, OWNER);
  if (answer.status !== 302) throw new Error(`Not signed in: ${answer.status}`);
  return cookiesOf(answer);
}

/**
 * Invites somebody as the People screen does, and makes the account with the code that it shows. The password is the owner's.
 * @returns the Cookie header of the new session
 */
export async function joinAs(
  site: { url: string },
  owner: string,
  role: RoleName,
  email: string,
): Promise<string> {
  const invited = await postForm(
    `${site.url}/admin/people`,
    { act: 'invite', email, role, password: OWNER.password },
    { Cookie: owner },
  );
  const code = /<code[^>]*>([A-Z2-9-]{23})<\/code>/u.exec(await invited.text())?.[1];
  if (!code) throw new Error(`Not invited: ${invited.status}`);
  const made = await postForm(`${site.url}/admin/sign-up`, { ...OWNER, email, code });
  if (made.status !== 302) throw new Error(`No account was made: ${made.status}`);
  return cookiesOf(made);
}

export const OWNER = {
  name: 'Olivia Owner',
  email: 'olivia@example.com',
  password: 'tall grey lighthouse 41',
};

/** Secrets that the site under test is told; they must come out of it nowhere. */
export const CANARIES = {
  AUTH_SECRET: 'canary-auth-secret-7f3a9c1e5b8d2046-a',
  SETTINGS_KEY: 'canary-settings-key-91d4e7b0c3f65a28-s',
};

/** A form as a browser without script posts it. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { Origin: new URL(url).origin, ...headers },
  });
}

/** The Cookie header that a browser would send after these answers. */
export function cookiesOf(...answers: Response[]): string {
  const jar = new Map<string, string>();
  for (const line of answers.flatMap(({ headers }) => headers.getSetCookie())) {
    const pair = line.split(';')[0]!;
    jar.set(pair.slice(0, pair.indexOf('=')), pair);
  }
  return [...jar.values()].join('; ');
}

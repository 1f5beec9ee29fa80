import { SCREENS } from '../../app/admin/routes/screen-permissions.ts';
import { expect, postForm, test, type OwnerSite } from '../support/owner-test.ts';
import { joinAs, signInOwner, type RoleName } from '../support/role-accounts.ts';
import { postInquiry } from '../support/post-inquiry.ts';

const ROLES: RoleName[] = ['owner', 'sales', 'editor'];
const all = ROLES;
const selling: RoleName[] = ['owner', 'sales'];
const editing: RoleName[] = ['owner', 'editor'];
const owning: RoleName[] = ['owner'];

/** Whether an answer is the guard's refusal. */
const REFUSED = /This is not part of your role|An owner of this site decides/u;

/** Who may see each screen and do each act: written down a second time, so that a change of the table is seen. */
const MATRIX: Record<string, { see: RoleName[]; acts: Record<string, RoleName[]> }> = {
  '/admin': { see: all, acts: {} },
  '/admin/environment-variables': {
    see: owning,
    acts: { refresh: owning, 'query-products': owning, test: owning, save: owning },
  },
  '/admin/inquiries': {
    see: selling,
    acts: {
      stage: selling,
      assign: selling,
      read: selling,
      unread: selling,
      genuine: selling,
      spam: selling,
      'save-filter': selling,
      'remove-filter': selling,
      'erase-person': owning,
    },
  },
  '/admin/inquiries/export': { see: selling, acts: { '': selling } },
  '/admin/inquiries/:number': {
    see: selling,
    acts: {
      stage: selling,
      assign: selling,
      unread: selling,
      note: selling,
      'follow-up': selling,
      'clear-follow-up': selling,
      genuine: selling,
      spam: selling,
      retry: selling,
      address: selling,
      leave: selling,
      erase: owning,
    },
  },
  '/admin/newsletter/export': { see: owning, acts: { '': owning } },
  '/admin/content': { see: editing, acts: { examine: editing, refresh: editing, purge: editing } },
  '/admin/redirects': {
    see: editing,
    acts: { check: editing, import: editing, remove: editing, ignore: editing, save: editing },
  },
  '/admin/redirects/export': { see: editing, acts: { '': editing } },
  '/admin/destinations': { see: owning, acts: {} },
  '/admin/destinations/new': { see: owning, acts: { save: owning } },
  '/admin/destinations/:id': {
    see: owning,
    acts: {
      on: owning,
      off: owning,
      check: owning,
      test: owning,
      'send-again': owning,
      older: owning,
      compare: owning,
      save: owning,
      renew: owning,
      remove: owning,
    },
  },
  '/admin/figures': { see: all, acts: {} },
  '/admin/figures/export': { see: all, acts: { '': all } },
  '/admin/vitals': { see: editing, acts: {} },
  '/admin/people': {
    see: owning,
    acts: {
      ...{ invite: owning, withdraw: owning, remove: owning, role: owning },
      'confirm-factor': owning,
    },
  },
  '/admin/account': {
    see: all,
    acts: {
      password: all,
      'begin-factor': all,
      'finish-factor': all,
      'end-factor': all,
      'renew-recovery': all,
      end: all,
      'end-others': all,
    },
  },
  '/admin/audit': { see: owning, acts: {} },
  '/admin/set-up': { see: owning, acts: {} },
  '/admin/preview': { see: editing, acts: { make: editing, revoke: editing } },
};

const addressOf = (pattern: string) => pattern.replace(':number', '1').replace(':id', 'none');

// A site of its own: what is posted here uses up how often passwords may be tried.
test.use({ siteEnv: { INTAKE_LIMIT_PER_CLIENT: '5001' } });

const made = new Map<string, Promise<Record<RoleName, string>>>();

/** A session of each role. Made once: sign-ups are limited. */
function sessions(site: OwnerSite): Promise<Record<RoleName, string>> {
  const known = made.get(site.url) ?? makeSessions(site);
  made.set(site.url, known);
  return known;
}

async function makeSessions(site: OwnerSite): Promise<Record<RoleName, string>> {
  const owner = await signInOwner(site);
  return {
    owner,
    sales: await joinAs(site, owner, 'sales', 'sales@people.example'),
    editor: await joinAs(site, owner, 'editor', 'editor@people.example'),
  };
}

async function sendInquiry(site: OwnerSite): Promise<void> {
  const answer = await postInquiry(site.url, {
    name: 'Ada',
    email: 'ada@example.com',
    message: 'A locker, please.',
  });
  expect(answer.status).toBe(200);
}

// Seen failing: with a screen or an act left out of the matrix, and with the guard's check taken out.
test('the matrix has every screen and every act', () => {
  const named = (of: Record<string, { acts: object }>) =>
    Object.entries(of)
      .map(([pattern, { acts }]) => [pattern, Object.keys(acts).sort()])
      .sort();
  expect(named(MATRIX)).toEqual(named(SCREENS));
});

test('each role sees its screens, as pages and as data, and is refused in words elsewhere', async ({
  site,
}) => {
  await sendInquiry(site);
  const cookies = await sessions(site);
  const wrong: string[] = [];
  for (const role of ROLES) {
    for (const [pattern, { see }] of Object.entries(MATRIX)) {
      const path = addressOf(pattern);
      for (const address of [path, path === '/admin' ? '/admin.data' : `${path}.data`]) {
        const answer = await fetch(site.url + address, {
          headers: { Cookie: cookies[role] },
          redirect: 'manual',
        });
        const body = await answer.text();
        const isRefused = answer.status === 403;
        if (isRefused === see.includes(role))
          wrong.push(`${role} GET ${address}: ${answer.status}`);
        if (isRefused && !address.endsWith('.data') && !REFUSED.test(body))
          wrong.push(`${role} GET ${address}: refused without a word`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('each role does its acts and no other; an act that nobody named is refused to all', async ({
  site,
}) => {
  test.setTimeout(120_000);
  await sendInquiry(site);
  const cookies = await sessions(site);
  const wrong: string[] = [];
  for (const role of ['sales', 'editor', 'owner'] as const) {
    for (const [pattern, { acts }] of Object.entries(MATRIX)) {
      for (const [act, allowed] of Object.entries({ ...acts, 'no-such-act': [] })) {
        const answer = await postForm(site.url + addressOf(pattern), act === '' ? {} : { act }, {
          Cookie: cookies[role],
        });
        const isRefused = answer.status === 403 && REFUSED.test(await answer.text());
        if (isRefused === (allowed as RoleName[]).includes(role))
          wrong.push(`${role} POST ${pattern} ${act}: ${answer.status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('the way into a preview, which is no screen, asks for the role too', async ({ site }) => {
  const cookies = await sessions(site);
  const statuses: [RoleName, number][] = [];
  for (const role of ROLES) {
    const answer = await fetch(`${site.url}/preview/enter?path=/`, {
      headers: { Cookie: cookies[role] },
      redirect: 'manual',
    });
    statuses.push([role, answer.status]);
  }
  expect(statuses).toEqual([
    ['owner', 303],
    ['sales', 403],
    ['editor', 303],
  ]);
});

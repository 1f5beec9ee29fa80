import { expect, test } from 'vitest';
import type { FallbackReason, Loaded } from '#content/loaded.ts';
import { SAMPLE_MACHINE_CARDS } from '#content/machines/fallback.ts';
import { englishWording } from '#copy/wordings.ts';
import {
  clientNotices,
  connectionProblem,
  failureBeside,
  homeNotices,
  isPreviewWithoutCredentials,
  loadingNotices,
  machineNotices,
  postsFailure,
  productsPageNotices,
  setupOf,
  technologyNotices,
} from './content-notices.ts';

function siteWith({
  showNotices = true,
  configured = true,
  preview = false,
  fails = true,
  kind = 'network',
} = {}) {
  const failures = fails ? [{ question: '', kind, message: 'secret details' }] : [];
  const reader = {
    configured,
    connected: configured,
    preview,
    trace: () => ({ failures }),
  } as never;
  return { showNotices, reader, wording: englishWording };
}
const standIn = (reason: FallbackReason): Loaded<never[]> => ({
  status: 'fallback',
  value: [],
  reason,
});
const live: Loaded<never[]> = { status: 'live', value: [] };
const titles = (notices: { title: string }[]) => notices.map(({ title }) => title);

test.each([
  [
    'not-configured',
    [
      'Contentful is not configured properly. Check your environment variables.',
      'Failed to load hero slides - check Contentful configuration',
    ],
  ],
  ['empty', ['No content found in Contentful. Using fallback content.']],
  [
    'unavailable',
    [
      'Failed to fetch content: Network error while connecting to Contentful',
      'Failed to load hero slides from Contentful',
    ],
  ],
] as const)('the home page says what is stated when its content is %s', (reason, expected) => {
  const answers = { page: standIn(reason), slides: standIn(reason) };
  expect(titles(homeNotices(siteWith(), answers))).toEqual(expected);
  expect(homeNotices(siteWith({ showNotices: false }), answers)).toEqual([]);
  expect(homeNotices(siteWith(), { page: live, slides: live })).toEqual([]);
});

// Seen failing: only the log said so.
test('a client that could not be made three times is told to those who run the site alone', () => {
  const notice = { title: 'Failed to initialize Contentful client', description: 'No host' };
  const told = (site: Parameters<typeof siteWith>[0], said: typeof notice | null = notice) =>
    clientNotices({ ...siteWith(site), clientNotice: () => said });
  const kind = 'client-failed';
  expect(told({ kind })).toEqual([{ ...notice, tone: 'error' }]);
  expect(told({ kind, showNotices: false })).toEqual([]);
  expect(told({ kind }, null)).toEqual([]);
  // Seen failing: a page without credentials told of what previews on another host had tried.
  expect(told({ fails: false })).toEqual([]);
});

test('the hero toast without configuration carries its code', () => {
  const notices = homeNotices(siteWith(), { page: live, slides: standIn('not-configured') });
  expect(notices[0]).toMatchObject({ description: 'CONTENTFUL_CONFIG_MISSING' });
});

test('the connection box tells an outage from missing credentials, to those who can act only', () => {
  expect(connectionProblem(siteWith(), live)).toBeNull();
  expect(connectionProblem(siteWith(), live, standIn('unavailable'))).toBe('connection');
  for (const [kind, problem] of [
    ['server-error', 'connection'],
    ['unauthorised', 'refused'],
    ['client-failed', 'client-failed'],
  ] as const)
    expect(connectionProblem(siteWith({ kind }), standIn('unavailable'))).toBe(problem);
  expect(connectionProblem(siteWith(), standIn('empty'))).toBeNull();
  expect(connectionProblem(siteWith({ configured: false }), live)).toBe('not-configured');
  expect(connectionProblem(siteWith({ showNotices: false, configured: false }), live)).toBeNull();
});

test('the machines page says when there are none, and in a preview that samples stand in', () => {
  expect(titles(machineNotices(siteWith(), live))).toEqual([
    'No machines found in Contentful. Check console logs for more details.',
  ]);
  expect(machineNotices(siteWith({ showNotices: false }), live)).toEqual([]);
  expect(
    titles(
      machineNotices(siteWith({ preview: true, showNotices: false }), {
        ...{ status: 'fallback', reason: 'empty' },
        value: SAMPLE_MACHINE_CARDS,
      }),
    ),
  ).toEqual(['Using fallback machine data in preview environment']);
});

// Seen failing: strangers read how to configure Contentful on any host that they named.
test('the banner of built-in goals is for those who run the site, in a preview without credentials', () => {
  const without = { configured: false, preview: true };
  expect(isPreviewWithoutCredentials(siteWith(without))).toBe(true);
  expect(isPreviewWithoutCredentials(siteWith({ ...without, showNotices: false }))).toBe(false);
  expect(isPreviewWithoutCredentials(siteWith({ configured: false }))).toBe(false);
  expect(isPreviewWithoutCredentials(siteWith({ preview: true }))).toBe(false);
});

test('the technology page names what failed, and why', () => {
  const notices = technologyNotices(siteWith(), {
    page: standIn('unavailable'),
    sections: standIn('unavailable'),
  });
  expect(notices).toMatchObject([
    {
      title: 'Error loading page content',
      description: 'Network error while connecting to Contentful',
    },
    { title: 'Error loading technology sections' },
  ]);
});

test('an error panel stands in place of content for everyone, beside built-in content for those who can act', () => {
  const failed: Loaded<never> = { status: 'failed', message: 'Stated.' };
  expect(failureBeside(siteWith({ showNotices: false }), failed)).toBe('Stated.');
  expect(failureBeside(siteWith({ showNotices: false }), standIn('unavailable'))).toBeNull();
  expect(failureBeside(siteWith(), standIn('unavailable'))).toBe(
    'Contentful error: Network error while connecting to Contentful',
  );
  expect(failureBeside(siteWith(), standIn('not-configured'))).toMatch(
    /^Contentful is not configured\./u,
  );
  expect(failureBeside(siteWith(), live)).toBeNull();
});

test('a blog that is not set up is one being written, to those who cannot act', () => {
  const failed: Loaded<never> = { status: 'failed', message: 'Stated.' };
  expect(postsFailure(siteWith({ showNotices: false, configured: false }), failed)).toBeNull();
  expect(postsFailure(siteWith({ showNotices: false }), failed)).toEqual({
    message: 'Stated.',
    hint: null,
  });
  expect(postsFailure(siteWith({ configured: false }), failed)?.hint).toMatch(/Admin area/u);
  expect(postsFailure(siteWith(), live)).toBeNull();
});

test('the status list says which credentials are there, never what they are', () => {
  const credentials = { spaceId: 'abc', environmentId: 'master', deliveryToken: '' };
  const settings = { content: { credentials } } as never;
  const status = setupOf({ ...siteWith({ fails: false }), settings });
  expect(status).toEqual({
    configured: true,
    space: true,
    environment: true,
    token: false,
    failure: '',
    clientFailed: false,
  });
  expect(setupOf({ ...siteWith({ showNotices: false }), settings })).toBeNull();
});

test('a page whose content could not be read says so, and the products page in words of its own', () => {
  const site = siteWith();
  expect(titles(loadingNotices(site, standIn('unavailable')))).toEqual([
    'Content loading error: Network error while connecting to Contentful',
  ]);
  expect(titles(loadingNotices(siteWith({ fails: false }), standIn('unavailable')))).toEqual([
    'Content loading error: An unknown error occurred',
  ]);
  expect(loadingNotices(siteWith({ configured: false }), standIn('not-configured'))).toEqual([]);
  expect(loadingNotices(siteWith({ showNotices: false }), standIn('unavailable'))).toEqual([]);
  expect(titles(productsPageNotices(site, standIn('unavailable')))).toEqual([
    'Failed to load products page content',
  ]);
  expect(productsPageNotices(site, live)).toEqual([]);
});

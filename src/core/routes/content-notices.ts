import { BLOG_NOT_CONFIGURED } from '#content/blog/load-posts.server.ts';
import type { ContentFailureKind } from '#content/contentful/content-errors.ts';
import { toFailureReason } from '#content/contentful/failure-words.ts';
import {
  HERO_CONFIG_MISSING,
  HERO_CONFIG_MISSING_CODE,
  HERO_FAILED,
} from '#content/hero/load-hero-slides.server.ts';
import {
  HOME_EMPTY,
  HOME_NOT_CONFIGURED,
  homeFetchFailed,
} from '#content/home/load-home-page.server.ts';
import { NOT_CONFIGURED } from '#content/loaded-from.ts';
import type { Loaded } from '#content/loaded.ts';
import {
  NO_MACHINES_FOUND,
  USING_SAMPLE_MACHINES,
} from '#content/machines/load-machines.server.ts';
import { PRODUCTS_PAGE_FAILED } from '#content/products/load-products-page.server.ts';
import { problemWords } from '#copy/en/problem-words.ts';
import { setupWords } from '#copy/en/setup-words.ts';
import { fill } from '#copy/wording.ts';
import type { ContentNotice } from '#sections/notices/content-toasts.tsx';
import type { ConnectionProblem } from '#sections/notices/setup-state.ts';
import type { ProductsSetup } from '#sections/products/products-problem.tsx';
import type { PageContext } from '#server/http/http.ts';

/** Failures that other credentials would mend. */
const REFUSALS = new Set<ContentFailureKind>(['unauthorised', 'space-not-found']);

type Site = Pick<PageContext, 'showNotices' | 'reader' | 'wording'>;
type Answer = Loaded<unknown>;

function reasonOf(loaded: Answer): 'not-configured' | 'empty' | 'unavailable' | null {
  return loaded.status === 'fallback' ? loaded.reason : null;
}

/** What the connection box says beside any of these answers; null where it has no place (decision 10). */
export function connectionProblem(
  { showNotices, reader }: Pick<Site, 'showNotices' | 'reader'>,
  ...answers: Answer[]
): ConnectionProblem | null {
  if (!showNotices) return null;
  if (!reader.configured) return 'not-configured';
  const failing = answers.some(
    (loaded) => loaded.status === 'failed' || reasonOf(loaded) === 'unavailable',
  );
  if (!failing) return null;
  const [failure] = reader.trace().failures;
  if (failure?.kind === 'client-failed') return 'client-failed';
  return failure && REFUSALS.has(failure.kind) ? 'refused' : 'connection';
}

/**
 * The toast of every page that meets a client which could not be made three times in a row (part 1 sections 4 and 8). Where
 * nothing is set up, only previews try to make one (decision 9): other pages do not tell of it.
 */
export function clientNotices({
  showNotices,
  reader,
  clientNotice,
}: Pick<PageContext, 'showNotices' | 'reader' | 'clientNotice'>): ContentNotice[] {
  const isMet = reader.trace().failures.some(({ kind }) => kind === 'client-failed');
  const notice = showNotices && isMet ? clientNotice() : null;
  return notice ? [{ ...notice, tone: 'error' }] : [];
}

/** Why the service gave no answer, in words fit for a visitor; '' when it did. */
function failureReason({ reader }: Pick<PageContext, 'reader'>): string {
  const [failure] = reader.trace().failures;
  return failure ? toFailureReason(failure.kind) : '';
}

/** The home page's toasts (part 1 section 8). */
export function homeNotices(
  site: Site,
  { page, slides }: { page: Answer; slides: Answer },
): ContentNotice[] {
  if (!site.showNotices) return [];
  const about = reasonOf(page);
  const hero = reasonOf(slides);
  const notices: (ContentNotice | false)[] = [
    about === 'not-configured' && { title: HOME_NOT_CONFIGURED, tone: 'error' },
    about === 'empty' && { title: HOME_EMPTY, tone: 'warning' },
    about === 'unavailable' && { title: homeFetchFailed(failureReason(site)), tone: 'error' },
    hero === 'not-configured' && {
      title: HERO_CONFIG_MISSING,
      description: HERO_CONFIG_MISSING_CODE,
      tone: 'error',
    },
    hero === 'unavailable' && { title: HERO_FAILED, tone: 'error' },
  ];
  return notices.filter((notice) => notice !== false);
}

/** The machines page's toasts: samples in a preview, and zero machines (part 1 section 8, part 2 section 8). */
export function machineNotices(
  { showNotices, reader, wording }: Site,
  machines: Loaded<unknown[]>,
): ContentNotice[] {
  const words = wording.of(setupWords);
  if (!reader.configured && showNotices) {
    return [{ title: words.machines.notConfigured, tone: 'warning' }];
  }
  if (reader.preview && machines.status === 'fallback' && machines.value.length > 0) {
    return [{ title: USING_SAMPLE_MACHINES, tone: 'info' }];
  }
  const none = machines.status === 'live' && machines.value.length === 0;
  return none && showNotices ? [{ title: NO_MACHINES_FOUND, tone: 'warning' }] : [];
}

/** The technology page's toasts (part 2 section 8). */
export function technologyNotices(
  site: Site,
  { page, sections }: { page: Answer; sections: Answer },
): ContentNotice[] {
  if (!site.showNotices) return [];
  const words = site.wording.of(setupWords).technology;
  const titles = [
    ...(reasonOf(page) === 'unavailable' ? [words.pageToast] : []),
    ...(reasonOf(sections) === 'unavailable' ? [words.sectionsToast] : []),
  ];
  return titles.map((title) => ({ title, description: failureReason(site), tone: 'error' }));
}

/** What an error panel says in place of content, or beside the built-in content that stands in; null without one. */
export function failureBeside(site: Site, loaded: Answer): string | null {
  const words = site.wording.of(problemWords);
  if (loaded.status === 'failed') return loaded.message;
  if (!site.showNotices) return null;
  if (reasonOf(loaded) === 'not-configured') return NOT_CONFIGURED;
  return reasonOf(loaded) === 'unavailable'
    ? `Contentful error: ${failureReason(site) || words.unknown}`
    : null;
}

/** Whether those who run the site look at a preview that can only show built-in content. */
export function isPreviewWithoutCredentials({
  showNotices,
  reader,
}: Pick<Site, 'showNotices' | 'reader'>): boolean {
  return showNotices && reader.preview && !reader.connected;
}

/**
 * The products page's status list (part 1 section 2): which credentials are there, by name only. Null where set-up notices
 * are not to be shown.
 */
export function setupOf(
  site: Pick<PageContext, 'showNotices' | 'reader' | 'settings'>,
): ProductsSetup | null {
  if (!site.showNotices) return null;
  const { spaceId, environmentId, deliveryToken } = site.settings.content.credentials;
  return {
    configured: site.reader.configured,
    space: spaceId !== '',
    environment: environmentId !== '',
    token: deliveryToken !== '',
    failure: failureReason(site),
    clientFailed: site.reader.trace().failures[0]?.kind === 'client-failed',
  };
}

/**
 * The blog's error panel. Without configuration only those who can act see it: to everyone else a blog
 * without posts is simply one that is being written.
 */
export function postsFailure(
  site: Site,
  posts: Answer,
): { message: string; hint: string | null } | null {
  const words = site.wording.of(setupWords);
  if (posts.status !== 'failed' || (!site.reader.configured && !site.showNotices)) return null;
  const message = site.reader.configured ? posts.message : BLOG_NOT_CONFIGURED;
  return { message, hint: site.showNotices ? words.blog.hint : null };
}

/** The toast of a page whose content could not be read (part 2 section 8). */
export function loadingNotices(site: Site, loaded: Answer): ContentNotice[] {
  const words = site.wording.of(problemWords);
  const isDown = loaded.status === 'failed' || reasonOf(loaded) === 'unavailable';
  if (!isDown || !site.showNotices || !site.reader.configured) return [];
  const reason = failureReason(site) || words.unknown;
  return [
    { title: fill(site.wording.of(setupWords).loadingError, { message: reason }), tone: 'error' },
  ];
}

/** The products page's toast (part 1 section 8). */
export function productsPageNotices(site: Site, page: Answer): ContentNotice[] {
  const isDown = site.showNotices && reasonOf(page) === 'unavailable';
  return isDown ? [{ title: PRODUCTS_PAGE_FAILED, tone: 'error' }] : [];
}

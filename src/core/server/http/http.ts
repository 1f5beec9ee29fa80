/** The way of requests: listening, kept and rendered pages, headers, health, files. What other parts may use of it. */
export { brandFileRoutes, type BrandFileSource } from './brand-files/brand-file-routes.ts';
export { contentAssetRoutes } from './content-assets.ts';
export { CONTENT_API_METHODS, CONTENT_API_PATH, isContentApi } from './content-api.ts';
export { createListener, type Listener } from './create-listener.ts';
export { createSiteDocuments, documentsContext } from './documents/site-documents.ts';
export { findCanonicalPath } from './find-canonical-path.ts';
export { healthRoute } from './health-route.ts';
export { islandFilesContext } from './island-files.ts';
export { isClientAbort } from './is-client-abort.ts';
export { refreshEntryLists } from './refresh-entry-lists.ts';
export { listen, takeFreePort, type Place } from './listen.ts';
export { createPageCache } from './page-cache/page-cache.ts';
export {
  inlineCodeContext,
  pageContext,
  renderErrorContext,
  type PageContext,
} from './page-contexts.ts';
export { createPageHandler, type NodeBindings, type PageHandler } from './page-handler.ts';
export { refreshRoute } from './refresh-route.ts';
export { createPageRenderer } from './render-page.ts';
export { createRenderingTurns, OWN_WORK, type RenderingTurns } from './rendering-turns.ts';
export { runtimeConfigRoute } from './runtime-config.ts';
export { answerHeaders } from './security/answer-headers.ts';
export { answerUnreadable } from './security/answer-unreadable.ts';
export { endUnread } from './security/end-unread.ts';
export { createPolicyReports, type PolicyReports } from './security/policy-reports.ts';
export { reportRoute } from './security/report-route.ts';
export { plainHeaders, securityHeaders } from './security/security-headers.ts';
export { serviceWorkerRoute } from './service-worker-route.ts';
export type { SocialCard } from './social-cards/social-card.ts';
export { loadIconPicture, type PictureSource } from './social-cards/load-card-picture.ts';
export { createSiteSearch, siteSearchContext } from './site-search.ts';
export {
  createSocialCards,
  socialCardsContext,
  type SocialCards,
} from './social-cards/social-cards.ts';
export { staticFiles } from './static-files.ts';
export { stopWithStarter } from './stop-with-starter.ts';
export { stopOnSignal } from './stop-on-signal.ts';
export { toUtf8Address } from './to-utf8-address.ts';
export { createTraffic } from './traffic.ts';
export { warmPages } from './warm-pages.ts';
export { watchProcess } from './watch-process.ts';

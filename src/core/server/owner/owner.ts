/** The owner's side: accounts, inquiries, content, settings, previews. What other parts may use of it. */
export { accountCookies, readCookie, setCookie } from './accounts/account-cookies.ts';
export type {
  Account,
  ChangeResult,
  CurrentSession,
  SessionEntry,
} from './accounts/account-provider.ts';
export type { AccountSettings } from './accounts/account-settings.ts';
export { adminGate } from './accounts/admin-gate.ts';
export { RESET_SECONDS, createAuth } from './accounts/create-auth.ts';
export { createFactorStore, openWith } from './accounts/factor-store.ts';
export { createInvitations, type OpenInvitation } from './accounts/invitations.ts';
export { createOwnerNotices } from './accounts/owner-notices.ts';
export {
  isFactorSettled,
  mayDo,
  permissionsOf,
  readRole,
  ROLES,
  type Permission,
} from './accounts/permissions.ts';
export { personalAccounts } from './accounts/personal-accounts.ts';
export { resetLink } from './accounts/password-reset.ts';
export { safeNext } from './accounts/safe-next.ts';
export { createSignedInReaders, type SignedInReaders } from './accounts/signed-in-readers.ts';
export { startAccounts, type AccountService } from './accounts/start-accounts.ts';
export { createAudit, type AuditAction } from './audit/audit.ts';
export type { ContentFinding, PageTranslation } from './content-pages/content-doctor.ts';
export {
  createPageOrigins,
  type PageOrigin,
  type PageOrigins,
} from './content-pages/page-origins.ts';
export { figuresCsv, vainSearchesCsv } from './figures/owner-figures.ts';
export type { Figures } from './figures/tally-figures.ts';
export type { InquiryInFull } from './inquiries/owner-inquiries.ts';
export type { Delivery, InquiryLine, InquirySearch } from './inquiries/search-inquiries.ts';
export type { SystemState } from './overview/system-state.ts';
export type { OwnContentStep } from './own-content/own-content.ts';
export { ownerContext, type OwnerContext } from './owner-context.ts';
export { createOwnerServices } from './owner-services.ts';
export type { DraftWatch } from './preview/draft-watch.ts';
export { createFieldMarks } from './preview/field-marks.ts';
export { markedReader } from './preview/marked-reader.ts';
export { openPreviews, type Previews } from './preview/open-previews.ts';
export { createPreviewLinks, type PreviewLink } from './preview/preview-links.ts';
export type { PreviewMode, PreviewModes } from './preview/preview-modes.ts';
export { ENTER_PATH, REFUSED_PATH, toPreviewPath } from './preview/preview-path.ts';
export type { PreviewRights } from './preview/preview-rights.ts';
export { previewRoutes } from './preview/preview-routes.ts';
export { openPreviewTokens } from './preview/preview-tokens.ts';
export { isFramed, openFrame, setPreviewHeaders } from './preview/show-preview.ts';
export { tagPage } from './preview/tag-page.ts';
export {
  openContentConnection,
  type ContentConnection,
  type CredentialStatus,
} from './stored-settings/content-connection.ts';
export {
  mayBeIndexed,
  type ContentSettings,
  type ContentSourceName,
  type SpaceCredentials,
} from './stored-settings/content-settings.ts';
export {
  CREDENTIAL_NAMES,
  findCredentialFault,
  isToken,
  type CredentialChanges,
  type CredentialFault,
  type CredentialName,
} from './stored-settings/credential-names.ts';
export { readStoredContent } from './stored-settings/stored-content.ts';

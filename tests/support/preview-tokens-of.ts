import {
  createPreviewTokens,
  toPreviewSecrets,
  type PreviewTokens,
} from '#server/owner/preview/preview-tokens.ts';
import { toSecrets } from '#server/store/secrets.ts';

/** Signs previews as a site with this AUTH_SECRET does. */
export const previewTokensOf = (authSecret: string): PreviewTokens =>
  createPreviewTokens(toPreviewSecrets(toSecrets(authSecret, [])));

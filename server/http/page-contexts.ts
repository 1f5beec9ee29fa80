import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext } from 'react-router';
import type { TracedReader } from '#content/contentful/content-source.server.ts';
import type { AnalyticsSettings } from '#server/measuring/measuring.ts';
import type { PreviewMode, ContentSettings } from '#server/owner/owner.ts';
import type { SlugMemory } from '#server/publishing/publishing.ts';
import type { SocialCards } from './social-cards/social-cards.ts';

/** What pages know of the site's settings. */
export type PageSettings = {
  siteUrl: string;
  siteName: string;
  isPublic: boolean;
  content: ContentSettings;
  setupNotices: 'everyone' | 'editors';
  inquiries: { contactEmail: string };
  operation: {
    analytics: AnalyticsSettings;
    serviceWorker: boolean;
    previewEditorOrigins: readonly string[];
  };
};

/** What the loader of a page works with. */
export type PageContext = {
  settings: PageSettings;
  /** Reads content for this page, under one deadline. */
  reader: TracedReader;
  /** How this page is previewed; null for ordinary visitors. */
  preview: PreviewMode | null;
  /** Which state of the drafts a preview with drafts shows; null when that is unknown. */
  draftsVersion: Promise<string | null>;
  /** Whether set-up notices may show to this visitor (decision 10). */
  showNotices: boolean;
  /** Which entry's page once stood under which address. */
  slugs: SlugMemory;
};

export const pageContext = createContext<PageContext>();

/** Draws the social cards of pages. */
export const socialCardsContext = createContext<SocialCards>();

type BuiltScript = { address: string; integrity: string };

/** The files of the start script and of each island, with their hashes, as `tools/build-islands.mjs` wrote them. */
export type IslandFiles = {
  start: BuiltScript[];
  later: { analytics: BuiltScript[]; google: BuiltScript[]; waiting: BuiltScript[] };
  parts: Record<string, BuiltScript[]>;
};

/** What a rendering writes into its page of them; null in development, where Vite serves the sources. */
export const islandFilesContext = createContext<IslandFiles | null>(null);

/** Takes what was thrown while a page was rendered; the page goes on without the part that threw. */
export const renderErrorContext = createContext<(error: unknown, request: Request) => void>();

/**
 * Reads what the build wrote beside the server's bundle.
 * @param clientDir folder of the built browser files; null in development
 */
export function readIslandFiles(clientDir: string | null): IslandFiles | null {
  if (clientDir === null) return null;
  return JSON.parse(readFileSync(join(clientDir, '../server/islands.json'), 'utf8')) as IslandFiles;
}

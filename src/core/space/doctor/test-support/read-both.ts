import { loadContactPage } from '#content/contact/load-contact-page.server.ts';
import { toAssetUrl } from '#content/contentful/asset-address.ts';
import type { ContentfulAsset, ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { loadEntry } from '#content/queries/load-entry.server.ts';
import { readEntryPages } from '#content/site-pages/read-entry-pages.server.ts';
import { KIND_NAMES, kindOfType } from '#content/kinds/slug-kinds.ts';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { examineSpace } from '../examine-space.ts';

/** A space of the given entries and assets, as the site reads it and as the doctor does. */
export async function readBoth(entries: ContentfulEntry[], assets: ContentfulAsset[] = []) {
  const reader = {
    ...fakeReader({ entries, assets }),
    assetUrl: (raw: string) => toAssetUrl(raw, { serviceOrigins: [] }),
  };
  for (const kind of KIND_NAMES) await readEntryPages(reader, kind);
  await loadContactPage(reader, []);
  for (const { sys, fields } of entries) {
    const slug = String(fields['slug']);
    const kind = kindOfType(sys.contentType.sys.id);
    if (kind) await loadEntry(reader, kind, slug);
  }
  const findings = examineSpace(
    {
      types: [],
      entries: entries.map(({ sys, fields }) => ({
        id: sys.id,
        typeId: sys.contentType.sys.id,
        fields,
      })),
      assets: assets.map(({ sys, fields }) => ({ id: sys.id, fields, drawing: null })),
      draftIds: null,
      serviceOrigins: [],
      inLocales: null,
    },
    { siteName: 'Site', siteUrl: 'https://site.example' },
  );
  const aboutIt = findings.filter(({ check }) => !['model', 'unused-content'].includes(check));
  return { problems: reader.problems, findings: aboutIt };
}

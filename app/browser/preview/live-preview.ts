import { ContentfulLivePreview } from '@contentful/live-preview';
import { hearOnly } from './hear-only.ts';
import { tagTexts, updateTexts, type PreviewSource } from './tag-texts.ts';

/*
 * Runs in previews with drafts only. Inside the content service's editor it makes the page's words clickable, shows
 * edits while they are typed, and loads the page again once they are saved.
 */

/** Saving tells of each entry on its own; one reload is enough. */
const RELOAD_AFTER_MS = 300;

const element = document.getElementById('preview-source');
if (element?.textContent) start(element, JSON.parse(element.textContent) as PreviewSource);

function start(element: HTMLElement, source: PreviewSource): void {
  stayOnWholePages();
  if (self === top) return;
  const origins = (element.dataset['editorOrigins'] ?? '').split(' ').filter(Boolean);
  hearOnly(origins);
  const tagged = tagTexts(document.body, source);
  const { locale } = source;
  void ContentfulLivePreview.init({ locale, targetOrigin: origins });
  for (const id of tagged.keys()) {
    ContentfulLivePreview.subscribe('edit', {
      data: { sys: { id }, fields: {} } as never,
      locale,
      callback: (entry) => {
        updateTexts(tagged, id, (entry as { fields?: Record<string, unknown> }).fields ?? {});
      },
    });
  }
  let reloading: ReturnType<typeof setTimeout> | undefined;
  ContentfulLivePreview.subscribe('save', {
    callback: () => {
      clearTimeout(reloading);
      reloading = setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    },
  });
}

/** What a page was built from comes with the whole page, so links load whole pages here. */
function stayOnWholePages(): void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  };
  addEventListener('click', follow, { capture: true });
}

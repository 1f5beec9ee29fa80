import type { ReactNode } from 'react';
import type { RichTextAsset } from '#content/rich-text/rich-text.ts';
import { richTextWords } from '#copy/en/rich-text-words.ts';
import { fill } from '#copy/wording.ts';
import { Icon } from '#ui/icon.tsx';
import { isDrawing } from '#ui/is-drawing.ts';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { LINK_LOOK, targetId, type RichTextNode, type RichTextScope } from './rich-text-node.ts';

const SIZES = '(min-width: 50rem) 45rem, 92vw';
const CARD_LOOK =
  'flex items-center justify-between gap-4 rounded-panel border border-line bg-card px-5 py-4 font-medium text-text';

/** An embedded asset: a picture with its caption, a file to fetch, or the stated text of what is wrong. */
export function renderAsset(node: RichTextNode, scope: RichTextScope): ReactNode {
  const asset = assetOf(node, scope);
  if (asset.kind === 'error') {
    return (
      <p
        {...scope.own}
        className="rounded-input border border-on-notice/25 bg-notice px-4 py-3 text-note text-on-notice"
      >
        {asset.message}
      </p>
    );
  }
  if (asset.kind === 'file') {
    return (
      <a
        {...scope.foreign(asset, 'title')}
        href={asset.url}
        className={`${CARD_LOOK} hover:border-primary hover:text-link`}
      >
        {asset.title}
        <Icon name="download" size={20} />
      </a>
    );
  }
  const drawn = isDrawing(asset.picture.url);
  return (
    <figure>
      <div className={drawn ? 'rounded-panel bg-screen-ground p-4' : ''}>
        <Picture
          picture={{ ...(scope.own.lang && { altLanguage: scope.own.lang }), ...asset.picture }}
          sizes={SIZES}
          className={`h-auto w-full ${drawn ? 'rounded-input' : 'rounded-panel'}`}
        />
      </div>
      {asset.caption !== '' && (
        <figcaption {...scope.foreign(asset, 'caption')} className="mt-2.5 text-small text-text-3">
          {asset.caption}
        </figcaption>
      )}
    </figure>
  );
}

/** An embedded entry: a card that leads to its page, its title where it has none. */
export function renderEntry(node: RichTextNode, scope: RichTextScope): ReactNode {
  const entry = scope.text.entries[targetId(node)];
  if (!entry?.title) return null;
  if (entry.href === null)
    return (
      <p {...scope.foreign(entry, 'title')} className={CARD_LOOK}>
        {entry.title}
      </p>
    );
  return (
    <SiteLink
      {...scope.foreign(entry, 'title')}
      to={entry.href}
      className={`${CARD_LOOK} hover:border-primary hover:text-link`}
    >
      {entry.title}
      <Icon name="arrow-right" size={20} />
    </SiteLink>
  );
}

/** A link to an entry, or an entry within a line: its page, or only words where it has none. */
export function renderEntryLink(node: RichTextNode, scope: RichTextScope): ReactNode {
  const entry = scope.text.entries[targetId(node)];
  // Words of the text itself need no mark.
  const ofText = node.content?.length ? scope.childrenOf(node) : null;
  const marks = ofText === null && entry ? scope.foreign(entry, 'title') : {};
  const words = ofText ?? entry?.title;
  if (!entry?.href) return marks.lang ? <span {...marks}>{words}</span> : words;
  return (
    <SiteLink {...marks} to={entry.href} className={LINK_LOOK}>
      {words}
    </SiteLink>
  );
}

/** A link to an asset's file, past the router, whose pages they are not; only its words where the asset is gone. */
export function renderAssetLink(node: RichTextNode, scope: RichTextScope): ReactNode {
  const asset = assetOf(node, scope);
  const words = scope.childrenOf(node);
  if (asset.kind === 'error') return words;
  return (
    <a href={asset.kind === 'file' ? asset.url : asset.picture.url} className={LINK_LOOK}>
      {words}
    </a>
  );
}

function assetOf(node: RichTextNode, scope: RichTextScope): RichTextAsset {
  const words = scope.wording.of(richTextWords);
  const id = targetId(node);
  if (id === '') return { kind: 'error', message: words.assetWithoutId };
  const known = scope.text.assets[id];
  return known ?? { kind: 'error', message: fill(words.assetNotFound, { id }) };
}

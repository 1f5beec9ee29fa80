import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType, type Location } from 'react-router';
import { ScrollPositions } from '#browser/scroll-positions.ts';

/**
 * What a browser does by itself when a page is loaded, for the pages that are changed without loading:
 * scrolls to the top on every change of path or to the `#anchor`, restores the position on back and
 * forward, moves the focus to the new content and says its title. Stands once in the root; expects
 * `<main id="main" tabindex="-1">`.
 */
export function PageMoves() {
  const location = useLocation();
  const kind = useNavigationType();
  const { state, formMethod } = useNavigation();
  const shown = useRef(location);
  const positions = useRef<ScrollPositions>(null);
  /** Whether the change under way comes from a form, whose page must not jump from its messages. */
  const submitted = useRef(false);
  const [title, setTitle] = useState('');

  useEffect(() => {
    positions.current = new ScrollPositions(entryOf(shown.current));
    return positions.current.watch();
  }, []);

  useLayoutEffect(() => {
    if (state !== 'idle') submitted.current = formMethod !== undefined && formMethod !== 'GET';
  }, [state, formMethod]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return;
    const isSubmission = submitted.current;
    submitted.current = false;
    const saved = positions.current?.enter(entryOf(location));
    const samePath = before.pathname === location.pathname;
    const samePage = samePath && before.search === location.search;
    if (kind === 'POP') {
      if (saved !== undefined) jumpTo(saved);
      // A plain `#anchor` link also arrives as POP; the browser has scrolled to it already.
      else if (!samePage) showStart(location.hash, 'instant');
      return;
    }
    const isFilter = kind === 'REPLACE' && !samePage;
    if (samePath && (isSubmission || isFilter)) return;
    showStart(location.hash, samePage ? 'auto' : 'instant');
  }, [location, kind]);

  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before.pathname === location.pathname) return;
    // After the layout effects, so that a menu that closes with the page cannot take the focus back.
    const target = anchorOf(location.hash) ?? document.getElementById('main');
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [location]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** Anchors share their key with the entry they were clicked on, so the address is part of the name. */
function entryOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

function jumpTo(top: number): void {
  scrollTo({ top, left: 0, behavior: 'instant' });
}

/** Where a visit begins: at the anchor if the page has it, else at the top. */
function showStart(hash: string, behavior: ScrollBehavior): void {
  const anchor = anchorOf(hash);
  if (anchor) anchor.scrollIntoView({ behavior });
  else jumpTo(0);
}

function anchorOf(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

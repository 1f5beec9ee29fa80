// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FALLBACK_NAVIGATION } from '#content/navigation/fallback.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { watchMenu } from '#browser/menu.ts';
import { send } from '#tests/support/gallery-part.tsx';
import { startScript } from '#tests/support/page-script.ts';
import { SiteHeader } from './site-header.tsx';

const header = (
  <SiteHeader
    settings={NO_SITE_SETTINGS}
    siteName="S"
    navigation={FALLBACK_NAVIGATION}
    currentPath="/"
  />
);

let stopScript = () => {};
let asPopover = false;

beforeEach(() => {
  asPopover = false;
  // The test's DOM knows no popovers: this one is open or not.
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? asPopover : matches.call(this, selector);
  });
  HTMLElement.prototype.hidePopover = () => {
    asPopover = false;
  };
});
afterEach(() => {
  stopScript();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The menu as it was sent, with the page's script. */
function visitSite(): HTMLDialogElement {
  const menu = send(header).querySelector('dialog')!;
  stopScript = startScript(watchMenu);
  return menu;
}

/** What the browser does for a press on the opener. */
function open(menu: HTMLDialogElement): void {
  asPopover = true;
  menu.dispatchEvent(new Event('toggle'));
}

describe('the mobile menu', () => {
  it('needs no script: a popover, its opener and its close control name each other', () => {
    const root = send(header);
    const menu = root.querySelector('dialog[popover]');
    const [opener, closer] = root.querySelectorAll(`[popovertarget="${menu?.id}"]`);
    expect(menu?.id).toBeTruthy();
    expect(opener?.getAttribute('aria-label')).toBe('Open menu');
    expect(closer?.getAttribute('popovertargetaction')).toBe('hide');
  });

  it('holds Home and the same seven links', () => {
    const menu = visitSite();
    open(menu);
    const links = within(within(menu).getByRole('navigation')).getAllByRole('link');
    const { products, technology, machines, goals, about, blog, contact } = FALLBACK_NAVIGATION;
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      ...[products, technology, machines, goals, about, blog, contact],
    ]);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
  });

  it('becomes a modal dialog that keeps the focus where it is, and closes by its control', () => {
    const menu = visitSite();
    const modal = vi.spyOn(menu, 'showModal');
    const control = within(menu).getByRole('button', { name: 'Close menu', hidden: true });
    control.focus();
    open(menu);
    expect(asPopover).toBe(false);
    expect(modal).toHaveBeenCalledOnce();
    expect(menu.open).toBe(true);
    expect(document.activeElement).toBe(control);
    control.click();
    expect(menu.open).toBe(false);
  });

  it('becomes a modal dialog where it was opened before the script came', () => {
    asPopover = true;
    expect(visitSite().open).toBe(true);
  });

  it('closes with the page that is left', () => {
    const menu = visitSite();
    open(menu);
    dispatchEvent(new Event('pagehide'));
    expect(menu.open).toBe(false);
  });

  it('closes when the window grows so wide that the header shows the links', () => {
    const rows = new Map<string, EventTarget>();
    vi.stubGlobal('matchMedia', (query: string) => {
      const row = new EventTarget();
      rows.set(query, row);
      return Object.assign(row, { matches: false });
    });
    const menu = visitSite();
    open(menu);
    const change = (matches: boolean) =>
      rows
        .get('(min-width: 48rem)')
        ?.dispatchEvent(Object.assign(new Event('change'), { matches }));
    change(false);
    expect(menu.open).toBe(true);
    change(true);
    expect(menu.open).toBe(false);
  });

  it('closes by a press beside the panel, not by one inside', () => {
    const menu = visitSite();
    open(menu);
    menu.querySelector('p')?.click();
    expect(menu.open).toBe(true);
    menu.click();
    expect(menu.open).toBe(false);
  });
});

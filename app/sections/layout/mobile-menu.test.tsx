// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FALLBACK_NAVIGATION } from '#content/navigation/fallback.ts';
import { asHtml } from '#tests/support/gallery-part.tsx';
import { SiteHeader } from './site-header.tsx';

function Frame() {
  const { pathname } = useLocation();
  return (
    <>
      <SiteHeader
        siteName="Vending Solutions"
        navigation={FALLBACK_NAVIGATION}
        currentPath={pathname}
      />
      <Outlet />
    </>
  );
}

async function visitSite() {
  const router = createMemoryRouter([
    { element: <Frame />, children: [{ path: '*', element: <main /> }] },
  ]);
  const page = render(<RouterProvider router={router} />);
  leave = () => page.unmount();
  const menu = page.container.querySelector('dialog') as HTMLDialogElement;
  return { router, menu };
}

let leave = () => {};
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const open = () => act(async () => screen.getByRole('button', { name: 'Open menu' }).click());

describe('the mobile menu', () => {
  it('needs no script: a popover, its opener and its close control name each other', () => {
    document.body.innerHTML = asHtml(
      <SiteHeader siteName="S" navigation={FALLBACK_NAVIGATION} currentPath="/" />,
    );
    const menu = document.querySelector('dialog[popover]');
    const [opener, closer] = document.querySelectorAll('[popovertarget]');
    expect(menu?.id).toBeTruthy();
    expect(opener?.getAttribute('popovertarget')).toBe(menu?.id);
    expect(closer?.getAttribute('popovertarget')).toBe(menu?.id);
    expect(closer?.getAttribute('popovertargetaction')).toBe('hide');
    document.body.innerHTML = '';
  });

  it('holds Home and the same seven links', async () => {
    const { menu } = await visitSite();
    await open();
    const links = within(within(menu).getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      ...Object.values({
        products: FALLBACK_NAVIGATION.products,
        technology: FALLBACK_NAVIGATION.technology,
        machines: FALLBACK_NAVIGATION.machines,
        goals: FALLBACK_NAVIGATION.goals,
        about: FALLBACK_NAVIGATION.about,
        blog: FALLBACK_NAVIGATION.blog,
        contact: FALLBACK_NAVIGATION.contact,
      }),
    ]);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
  });

  it('opens, and closes by its control', async () => {
    const { menu } = await visitSite();
    expect(menu.open).toBe(false);
    await open();
    expect(menu.open).toBe(true);
    await act(async () => within(menu).getByRole('button', { name: 'Close menu' }).click());
    expect(menu.open).toBe(false);
  });

  it('closes behind a link, and when the page changes in any other way', async () => {
    const { menu, router } = await visitSite();
    await open();
    await act(async () => within(menu).getByRole('link', { name: 'Technology' }).click());
    expect(menu.open).toBe(false);
    expect(router.state.location.pathname).toBe('/technology');
    await open();
    expect(menu.open).toBe(true);
    await act(async () => router.navigate(-1));
    expect(menu.open).toBe(false);
  });

  it('closes when the window grows so wide that the header shows the links', async () => {
    const rows = new Map<string, EventTarget>();
    vi.stubGlobal('matchMedia', (query: string) => {
      const row = new EventTarget();
      rows.set(query, row);
      return Object.assign(row, { matches: false });
    });
    const { menu } = await visitSite();
    await open();
    const change = (matches: boolean) =>
      rows
        .get('(min-width: 1100px)')
        ?.dispatchEvent(Object.assign(new Event('change'), { matches }));
    change(false);
    expect(menu.open).toBe(true);
    change(true);
    expect(menu.open).toBe(false);
  });

  it('closes by a press beside the panel, not by one inside', async () => {
    const { menu } = await visitSite();
    await open();
    await act(async () => menu.querySelector('p')?.click());
    expect(menu.open).toBe(true);
    await act(async () => menu.click());
    expect(menu.open).toBe(false);
  });
});

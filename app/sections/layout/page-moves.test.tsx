// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Form, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { PageMoves } from './page-moves.tsx';

let moves: string[];
let leave = () => {};

beforeEach(() => {
  sessionStorage.clear();
  moves = [];
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    moves.push(`${to.behavior} to ${to.top}`);
    scrolledTo(to.top ?? 0);
  }) as Mock);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    moves.push(`${(how as ScrollIntoViewOptions).behavior} to #${this.id}`);
  });
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

function scrolledTo(top: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  window.dispatchEvent(new Event('scroll'));
}

function Frame() {
  return (
    <>
      <Link to="/second">second</Link>
      <Link to="/second#prices">prices</Link>
      <Link to="/second#nothing-there">lost anchor</Link>
      <Link to="?tag=news" replace>
        filter
      </Link>
      <Link to="?page=2">next page</Link>
      <Form method="post">
        <button type="submit">send</button>
      </Form>
      <Form method="post" action="/second">
        <button type="submit">send and go on</button>
      </Form>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PageMoves />
    </>
  );
}

async function visitSite() {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <title>First</title>, action: () => null },
        {
          path: '/second',
          action: () => null,
          element: (
            <>
              <title>Second</title>
              <h2 id="prices">Prices</h2>
            </>
          ),
        },
      ],
    },
  ]);
  const page = render(<RouterProvider router={router} />);
  leave = () => page.unmount();
  const said = () => page.container.querySelector('[aria-live]')?.textContent;
  return { router, said };
}

const follow = (name: string) => act(async () => screen.getByText(name).click());

describe('PageMoves', () => {
  it('leaves the first page alone', async () => {
    const { said } = await visitSite();
    expect(moves).toEqual([]);
    expect(said()).toBe('');
    expect(document.activeElement).toBe(document.body);
  });

  it('starts a new page at the top, moves the focus there and says the title', async () => {
    const { said } = await visitSite();
    scrolledTo(700);
    await follow('second');
    expect(moves).toEqual(['instant to 0']);
    expect(document.activeElement?.id).toBe('main');
    expect(said()).toBe('Second');
  });

  it('comes back where the visitor stood, and forward again', async () => {
    const { router } = await visitSite();
    scrolledTo(700);
    await follow('second');
    scrolledTo(300);
    await act(async () => router.navigate(-1));
    expect(moves.at(-1)).toBe('instant to 700');
    await act(async () => router.navigate(1));
    expect(moves.at(-1)).toBe('instant to 300');
  });

  it('starts at an anchor, with the focus on it, and at the top when the page has none', async () => {
    await visitSite();
    await follow('prices');
    expect(moves).toEqual(['instant to #prices']);
    expect(document.activeElement?.id).toBe('prices');
    leave();
    await visitSite();
    await follow('lost anchor');
    expect(moves.at(-1)).toBe('instant to 0');
  });

  it('goes to an anchor of the same page in the page’s own manner', async () => {
    await visitSite();
    await follow('second');
    await follow('prices');
    expect(moves.at(-1)).toBe('auto to #prices');
  });

  it('stays where a form was sent and where a filter was changed', async () => {
    const { said } = await visitSite();
    await follow('send');
    await follow('filter');
    expect(moves).toEqual([]);
    expect(said()).toBe('');
    await follow('next page');
    expect(moves).toEqual(['instant to 0']);
  });

  it('starts at the top of the page that a form leads to', async () => {
    await visitSite();
    await follow('send and go on');
    expect(moves).toEqual(['instant to 0']);
  });

  it('gives positions back to the browser when the page is left', async () => {
    await visitSite();
    expect(history.scrollRestoration).toBe('manual');
    scrolledTo(420);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    expect(Object.values(JSON.parse(sessionStorage.getItem('scroll-positions') ?? ''))).toEqual([
      420,
    ]);
  });
});

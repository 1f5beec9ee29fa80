// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asHtml, visit } from '#tests/support/gallery-part.tsx';
import { currentToasts, removeToast } from '#ui/toast.ts';
import { ContentProblem } from './content-problem.tsx';

const refreshButton = (root: HTMLElement) =>
  within(root).getByRole('button', { name: 'Refresh Connection' });

async function refresh(answer: () => Promise<Response>, onRefreshed?: () => void) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const { root } = await visit(
    <ContentProblem kind="connection" {...(onRefreshed ? { onRefreshed } : {})} />,
  );
  await userEvent.setup().click(refreshButton(root));
  return { root, fetched };
}

afterEach(() => {
  vi.unstubAllGlobals();
  removeToast();
});

describe('the connection box', () => {
  it.each([
    ['not-configured', 'Not Configured'],
    ['connection', 'Connection Issue'],
  ] as const)('for %s is titled %s and offers both ways on', async (kind, title) => {
    const { root } = await visit(<ContentProblem kind={kind} />);
    expect(within(root).getByRole('region', { name: title })).toBeTruthy();
    expect(refreshButton(root)).toBeTruthy();
    const configure = within(root).getByRole('link', { name: 'Configure Credentials' });
    expect(configure.getAttribute('href')).toBe('/admin/environment-variables');
  });

  it('refreshes by a plain post where there is no script', () => {
    const form = /<form[^>]*>/u.exec(asHtml(<ContentProblem kind="connection" />))?.[0];
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/api/refresh-connection"');
  });

  it('tells of success and then calls back', async () => {
    const onRefreshed = vi.fn();
    await refresh(async () => Response.json({ success: true }), onRefreshed);
    expect(currentToasts()).toMatchObject([
      { title: 'Contentful connection refreshed successfully!', tone: 'success' },
    ]);
    expect(onRefreshed).toHaveBeenCalledOnce();
  });

  it('is busy meanwhile, and asks once however often it is pressed', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { root, fetched } = await refresh(() => new Promise((resolve) => (answer = resolve)));
    expect(refreshButton(root).getAttribute('aria-busy')).toBe('true');
    expect(currentToasts()).toMatchObject([{ title: 'Refreshing Contentful connection...' }]);
    await userEvent.setup().click(refreshButton(root));
    expect(fetched).toHaveBeenCalledOnce();
    answer(Response.json({ success: true }));
    await expect.poll(() => refreshButton(root).getAttribute('aria-busy')).toBe('false');
    expect(currentToasts()).toHaveLength(1);
  });

  it.each([
    ['an error', async () => new Response(null, { status: 502 })],
    ['a refusal', async () => Response.json({ success: false })],
    ['no answer', () => Promise.reject(new Error('offline'))],
  ])('tells of failure on %s', async (_what, answer) => {
    const onRefreshed = vi.fn();
    await refresh(answer, onRefreshed);
    expect(currentToasts()).toMatchObject([
      { title: 'Failed to refresh connection', tone: 'error' },
    ]);
    expect(onRefreshed).not.toHaveBeenCalled();
  });
});

describe('the other kinds', () => {
  it('offer a retry for a failure and nothing for what is empty or missing', () => {
    expect(asHtml(<ContentProblem kind="failed" title="Error Loading Products" />)).toMatch(
      /Error Loading Products.*Try Again.*Refresh Page/u,
    );
    for (const kind of ['empty', 'missing'] as const) {
      const html = asHtml(<ContentProblem kind={kind} title="None" message="Nothing here." />);
      expect(html).not.toMatch(/<a |<button/u);
    }
  });
});

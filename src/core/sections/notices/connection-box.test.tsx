// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asHtml, visit } from '#tests/support/gallery-part.tsx';
import { currentToasts, removeToast, takeKeptToast } from '#ui/toast.ts';
import { ConnectionBox } from './connection-box.tsx';

let reload: ReturnType<typeof vi.fn>;

const refreshButton = (root: HTMLElement) =>
  within(root).getByRole('button', { name: 'Refresh Connection' });

async function refresh(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const { root } = await visit(<ConnectionBox problem="connection" />);
  await userEvent.setup().click(refreshButton(root));
  return { root, fetched };
}

beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined) as never;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  removeToast();
  takeKeptToast();
});

describe('the connection box', () => {
  it.each([
    ['not-configured', 'Not Configured', /Please set your Space ID and Delivery Token/u],
    ['client-failed', 'Connection Issue', /^Failed to initialize Contentful$/u],
    ['refused', 'Connection Issue', /Please check your credentials/u],
    ['connection', 'Connection Issue', /^Contentful gives no answer at the moment/u],
  ] as const)('for %s is titled %s and offers both ways on', async (problem, title, message) => {
    const { root, corrections } = await visit(<ConnectionBox problem={problem} />);
    const box = within(root).getByRole('region', { name: title });
    expect(within(box).getByText(message)).toBeTruthy();
    expect(refreshButton(root)).toBeTruthy();
    const configure = within(root).getByRole('link', { name: 'Configure Credentials' });
    expect(configure.getAttribute('href')).toBe('/admin/environment-variables');
    expect(corrections).toEqual([]);
  });

  it('refreshes by a plain post where there is no script', () => {
    const form = /<form[^>]*>/u.exec(asHtml(<ConnectionBox problem="connection" />))?.[0];
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/api/refresh-connection"');
  });

  it('loads the page anew, which then tells of success', async () => {
    await refresh(async () => Response.json({ success: true }));
    expect(reload).toHaveBeenCalledOnce();
    expect(takeKeptToast()).toMatchObject({
      title: 'Contentful connection refreshed successfully!',
      tone: 'success',
    });
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
  });

  it.each([
    ['an error', async () => new Response(null, { status: 502 })],
    ['a refusal', async () => Response.json({ success: false })],
    ['no answer', () => Promise.reject(new Error('offline'))],
  ])('tells of failure on %s, and stays', async (_what, answer) => {
    await refresh(answer);
    expect(currentToasts()).toMatchObject([
      { title: 'Failed to refresh connection', tone: 'error' },
    ]);
    expect(reload).not.toHaveBeenCalled();
  });
});

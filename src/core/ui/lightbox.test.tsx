// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asHtml, keepPicturesLoading, visit } from '#tests/support/gallery-part.tsx';
import { layOutRightToLeft } from '#tests/support/right-to-left.ts';
import { Lightbox } from './lightbox.tsx';

const pictures = ['front', 'side', 'open'].map((view) => ({
  url: `https://images.ctfassets.net/a/b/c/${view}.jpg`,
  alt: `Seen from the ${view}`,
  width: 1600,
  height: 1200,
}));

async function openAt(name: RegExp) {
  const { root } = await visit(<Lightbox pictures={pictures} label="Views" />);
  const user = userEvent.setup();
  await user.click(within(root).getByRole('link', { name }));
  const dialog = root.querySelector('dialog')!;
  // A browser moves the focus there by itself (tests/e2e/gallery.spec.ts); this DOM does not.
  within(dialog).getByRole('button', { name: 'Close' }).focus();
  return { root, user, dialog, position: () => within(dialog).getByText(/^Picture/u).textContent };
}

beforeEach(keepPicturesLoading);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the lightbox', () => {
  it('links to the large files before script runs, and loads only thumbnails', () => {
    const html = asHtml(<Lightbox pictures={pictures} label="Views" />);
    expect(html).toContain(
      'href="https://images.ctfassets.net/a/b/c/side.jpg?w=1200&amp;h=900&amp;q=80',
    );
    expect(html.match(/<img /gu)).toHaveLength(3);
    expect(html).toContain(
      'src="https://images.ctfassets.net/a/b/c/side.jpg?w=400&amp;h=300&amp;q=80',
    );
  });

  it('draws bars beside pictures alone that are of quite another shape than their place', () => {
    const isEnlarged = (width: number, height: number) =>
      asHtml(<Lightbox pictures={[{ ...pictures[0]!, width, height }]} label="Views" />).includes(
        'transform-[scale(1.125)]',
      );
    expect(isEnlarged(960, 640)).toBe(true);
    expect(isEnlarged(1600, 1100)).toBe(true);
    expect(isEnlarged(1100, 900)).toBe(true);
    expect(isEnlarged(1600, 1200)).toBe(false);
    expect(isEnlarged(1600, 900)).toBe(false);
    expect(isEnlarged(900, 1600)).toBe(false);
  });

  it('opens the chosen picture in a named modal dialog', async () => {
    const { dialog, position } = await openAt(/side/u);
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('aria-label')).toBe('Views');
    expect(position()).toBe('Picture 2 of 3');
    expect(
      within(dialog).getByRole('img', { name: 'Seen from the side' }).getAttribute('src'),
    ).toContain('w=1200');
  });

  it('shows the small picture, as large as the other will be, until the file of that has come', async () => {
    const { dialog } = await openAt(/side/u);
    const large = within(dialog).getByRole('img');
    expect(large.style.aspectRatio).toContain(String(1600 / 1200));
    expect(large.style.background).toContain('side.jpg?w=400');
    fireEvent.load(large);
    expect(large.style.background).toBe('');
  });

  it('turns with arrows, Home and End, around the ends', async () => {
    const { user, position } = await openAt(/open/u);
    await user.keyboard('{ArrowRight}');
    expect(position()).toBe('Picture 1 of 3');
    await user.keyboard('{ArrowLeft}');
    expect(position()).toBe('Picture 3 of 3');
    await user.keyboard('{Home}');
    expect(position()).toBe('Picture 1 of 3');
    await user.keyboard('{End}');
    expect(position()).toBe('Picture 3 of 3');
  });

  it('turns by swipe and by button', async () => {
    const { user, dialog, position } = await openAt(/front/u);
    const picture = within(dialog).getByRole('img');
    fireEvent.pointerDown(picture, { clientX: 200, pointerType: 'touch' });
    fireEvent.pointerUp(picture, { clientX: 120, pointerType: 'touch' });
    expect(position()).toBe('Picture 2 of 3');
    await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    expect(position()).toBe('Picture 1 of 3');
  });

  it('turns to the other side where lines run right to left', async () => {
    layOutRightToLeft();
    const { user, dialog, position } = await openAt(/front/u);
    await user.keyboard('{ArrowLeft}');
    expect(position()).toBe('Picture 2 of 3');
    await user.keyboard('{ArrowRight}');
    expect(position()).toBe('Picture 1 of 3');
    const picture = within(dialog).getByRole('img');
    fireEvent.pointerDown(picture, { clientX: 120, pointerType: 'touch' });
    fireEvent.pointerUp(picture, { clientX: 200, pointerType: 'touch' });
    expect(position()).toBe('Picture 2 of 3');
  });

  it('closes by its button and beside the picture, and lets the page move again', async () => {
    const { user, dialog } = await openAt(/front/u);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog.open).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
    expect(dialog.querySelector('img')).toBeNull();

    const again = await openAt(/front/u);
    await again.user.click(within(again.dialog).getByRole('img').closest('div')!);
    expect(again.dialog.open).toBe(false);
  });

  it('leaves a click for a new tab to the browser', async () => {
    const { root } = await visit(<Lightbox pictures={pictures} label="Views" />);
    const link = within(root).getByRole('link', { name: /side/u });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(root.querySelector('dialog')!.open).toBe(false);
  });
});

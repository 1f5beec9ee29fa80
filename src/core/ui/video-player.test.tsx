// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asHtml, keepPicturesLoading, visit } from '#tests/support/gallery-part.tsx';
import { VideoPlayer, type PlayableVideo } from './video-player.tsx';

const film: PlayableVideo = {
  title: 'Restocking',
  source: { kind: 'file', url: '//videos.example.com/restocking.mp4' },
  orientation: 'horizontal',
  thumbnail: { url: '/pictures/hero-1600.webp', alt: 'A lobby', width: 1600, height: 1100 },
};
const onYoutube: PlayableVideo = { ...film, source: { kind: 'youtube', id: 'abcdefghijk' } };

async function play(video: PlayableVideo, variant: 'product' | 'goal' = 'product') {
  const { root } = await visit(<VideoPlayer video={video} variant={variant} />);
  const user = userEvent.setup();
  await user.click(within(root).getByRole('link', { name: 'Play video: Restocking' }));
  return { root, user, media: root.querySelector<HTMLElement>('video, iframe')! };
}

beforeEach(keepPicturesLoading);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a video that has not been asked for', () => {
  it('is a picture that links to it, and loads nothing of it', () => {
    const html = asHtml(<VideoPlayer video={film} />);
    expect(html).toContain('href="https://videos.example.com/restocking.mp4"');
    expect(html).not.toMatch(/<video|<iframe/u);
    const youtube = asHtml(<VideoPlayer video={onYoutube} />);
    expect(youtube).not.toMatch(/<iframe|ytimg|src="[^"]*youtube/u);
    expect(youtube).toContain('href="https://www.youtube-nocookie.com/embed/abcdefghijk');
  });

  it('stands upright where it is vertical', () => {
    expect(asHtml(<VideoPlayer video={film} />)).toContain('aspect-video');
    expect(asHtml(<VideoPlayer video={{ ...film, orientation: 'vertical' }} />)).toContain(
      'aspect-[9/16]',
    );
  });

  it('says so when there is nothing to play', () => {
    const html = asHtml(<VideoPlayer video={{ ...film, source: { kind: 'none' } }} />);
    expect(html).toContain('No video source available');
  });
});

describe('a video that plays', () => {
  it('shows a spinner until its data is there, and has the focus', async () => {
    const { root, media } = await play(film);
    expect(media.getAttribute('src')).toBe('https://videos.example.com/restocking.mp4');
    expect(media.hasAttribute('controls')).toBe(true);
    expect(document.activeElement).toBe(media);
    expect(within(root).getByRole('status').textContent).toBe('Loading video…');
    fireEvent.loadedData(media);
    expect(within(root).queryByRole('status')).toBeNull();
  });

  it('comes from the privacy-enhanced host of YouTube, playing', async () => {
    const { root, media } = await play(onYoutube);
    const address = new URL(media.getAttribute('src')!);
    expect(address.host).toBe('www.youtube-nocookie.com');
    expect(address.searchParams.get('autoplay')).toBe('1');
    expect(media.getAttribute('title')).toBe('Restocking');
    fireEvent.load(media);
    expect(within(root).queryByRole('status')).toBeNull();
  });

  it('has captions where there are some', async () => {
    const captions = { url: 'https://assets.example.com/en.vtt', language: 'en', label: 'English' };
    const { media } = await play({ ...film, captions });
    const track = media.querySelector('track')!;
    expect(track.getAttribute('kind')).toBe('captions');
    expect(track.getAttribute('srclang')).toBe('en');
    expect(media.getAttribute('crossorigin')).toBe('anonymous');
  });

  it('leaves a click for a new tab to the browser', async () => {
    const { root } = await visit(<VideoPlayer video={film} />);
    const link = within(root).getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { metaKey: true });
    expect(root.querySelector('video')).toBeNull();
  });
});

describe('a video that fails', () => {
  it('says so, and plays anew on Retry', async () => {
    const { root, user, media } = await play(film);
    fireEvent.error(media);
    expect(within(root).getByRole('alert').textContent).toBe('Error loading video');
    const retry = within(root).getByRole('button', { name: 'Retry' });
    expect(document.activeElement).toBe(retry);
    await user.click(retry);
    const second = root.querySelector('video')!;
    expect(second).not.toBe(media);
    expect(within(root).queryByRole('alert')).toBeNull();
    fireEvent.loadedData(second);
    expect(within(root).queryByRole('status')).toBeNull();
  });

  it('shows the address on a goal page and loads anew on Try Again', async () => {
    const { root, user, media } = await play(film, 'goal');
    fireEvent.error(media);
    expect(within(root).getByRole('alert').textContent).toBe('Unable to load video');
    expect(root.textContent).toContain('//videos.example.com/restocking.mp4');
    await user.click(within(root).getByRole('button', { name: 'Try Again' }));
    expect(within(root).getByRole('status')).toBeTruthy();
  });

  it.each(['ftp://files.example/a.mp4', 'https://'])(
    'has failed from the start for %s',
    async (url) => {
      const { root } = await visit(
        <VideoPlayer video={{ ...film, source: { kind: 'file', url } }} />,
      );
      expect(within(root).getByRole('alert').textContent).toBe('Error loading video');
      await userEvent.setup().click(within(root).getByRole('button'));
      expect(within(root).getByRole('alert').textContent).toBe('Error loading video');
    },
  );

  it('has failed on a goal page without an address', () => {
    const html = asHtml(
      <VideoPlayer video={{ ...film, source: { kind: 'none' } }} variant="goal" />,
    );
    expect(html).toContain('Unable to load video');
  });
});

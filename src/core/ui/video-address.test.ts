import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { videoAddress, youtubeAddress } from './video-player.tsx';

describe('videoAddress', () => {
  it('makes what editors write an address', () =>
    checkEach(
      [
        ['https://videos.ctfassets.net/a.mp4', 'https://videos.ctfassets.net/a.mp4'],
        ['//videos.ctfassets.net/a.mp4', 'https://videos.ctfassets.net/a.mp4'],
        ['videos.example.com/a.mp4', 'https://videos.example.com/a.mp4'],
        ['http://localhost:4000/a.mp4', 'http://localhost:4000/a.mp4'],
        ['localhost:4000/a.mp4', 'https://localhost:4000/a.mp4'],
        ['/videos/a.mp4', '/videos/a.mp4'],
      ],
      (raw, address) => {
        expect(videoAddress(raw)).toBe(address);
      },
    ));

  it('refuses what is none', () =>
    checkEach(
      [
        '',
        '  ',
        'two words',
        'ftp://files.example/a.mp4',
        'https://',
        'javascript:alert(1)',
        '/\\evil.example',
      ],
      (raw) => {
        expect(videoAddress(raw)).toBeNull();
      },
    ));
});

it('plays YouTube from the privacy-enhanced host only', () => {
  expect(new URL(youtubeAddress('abc/../x')).host).toBe('www.youtube-nocookie.com');
  expect(youtubeAddress('dQw4w9WgXcQ')).toMatch(/\/embed\/dQw4w9WgXcQ\?autoplay=1/u);
});

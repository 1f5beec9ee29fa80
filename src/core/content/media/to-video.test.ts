import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { asset, contextWith, link } from '../tests/wire.ts';
import { readCaptionsUrl, readPlayed, toVideoUrl } from './to-video-source.ts';
import { toYoutubeId } from './to-youtube-id.ts';

describe('video addresses', () => {
  it('reads every way that an address is written', () =>
    checkEach(
      [
        ['//videos.ctfassets.net/a.mp4', 'https://videos.ctfassets.net/a.mp4'],
        ['videos.ctfassets.net/a.mp4', 'https://videos.ctfassets.net/a.mp4'],
        ['https://videos.ctfassets.net/a.mp4', 'https://videos.ctfassets.net/a.mp4'],
        ['javascript:alert(1)', null],
        ['not a url', null],
        ['', null],
        [null, null],
      ],
      (given, expected) => {
        expect(toVideoUrl(given, contextWith())).toBe(expected);
      },
    ));
});

describe('YouTube ids', () => {
  it('reads every way that an address is written', () =>
    checkEach(
      [
        ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
        ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
        ['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
        ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
        ['https://evil.example/watch?v=dQw4w9WgXcQ', null],
        ['dQw4w9WgXc"', null],
        ['short', null],
        [undefined, null],
      ],
      (given, expected) => {
        expect(toYoutubeId(given)).toBe(expected);
      },
    ));
});

describe('video sources', () => {
  const file = asset('v', {}, { url: '//videos.ctfassets.net/v.mp4', contentType: 'video/mp4' });
  const read = (fields: object, youtube?: string) =>
    readPlayed({ ...fields }, contextWith([], [file]), youtube)?.source;

  it('plays YouTube before the uploaded file', () => {
    expect(read({ video: link('Asset', 'v') }, 'dQw4w9WgXcQ')).toEqual({
      kind: 'youtube',
      id: 'dQw4w9WgXcQ',
    });
    expect(read({ video: link('Asset', 'v') }, 'broken')).toEqual({
      kind: 'file',
      url: 'https://videos.ctfassets.net/v.mp4',
    });
  });

  it('has no source for what cannot be played, and is no video when nothing was named', () => {
    expect(read({ video: link('Asset', 'gone') })).toEqual({ kind: 'none' });
    expect(read({}, 'broken')).toEqual({ kind: 'none' });
    expect(read({})).toBeUndefined();
  });
});

describe('captions', () => {
  const film = { kind: 'file', url: 'https://videos.ctfassets.net/v.mp4' } as const;
  const read = (file: object, source: Parameters<typeof readCaptionsUrl>[2] = film) =>
    readCaptionsUrl(
      { videoCaptions: link('Asset', 'c') },
      contextWith([], [asset('c', {}, { url: '//assets.ctfassets.net/c.vtt', ...file })]),
      source,
    );

  it.each([
    [{ contentType: 'text/vtt', fileName: 'c' }, 'https://assets.ctfassets.net/c.vtt'],
    [{ contentType: 'text/plain', fileName: 'c.VTT' }, 'https://assets.ctfassets.net/c.vtt'],
    [{ contentType: 'image/webp', fileName: 'c.webp' }, null],
    [{ contentType: 'text/vtt', url: 'javascript:alert(1)' }, null],
  ])('of %o are %s', (file, expected) => {
    expect(read(file)).toBe(expected);
  });

  it('belong to an uploaded video only', () => {
    const file = { contentType: 'text/vtt' };
    expect(read(file, { kind: 'youtube', id: 'dQw4w9WgXcQ' })).toBeNull();
    expect(readCaptionsUrl({}, contextWith(), film)).toBeNull();
  });
});

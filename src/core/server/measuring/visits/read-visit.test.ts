import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { readVisit } from './read-visit.ts';

const BROWSER = {
  host: 'www.example.com',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
};

const opened = (url: string, headers: Record<string, string> = {}) =>
  readVisit({ method: 'GET', url, headers: { ...BROWSER, ...headers } });

describe('a visit', () => {
  it('begins with a page that was opened from elsewhere', () => {
    expect(opened('/machines')).toEqual({
      kind: 'visit',
      page: '/machines',
      source: '',
      campaign: '',
    });
    const link = { 'sec-fetch-site': 'cross-site', referer: 'https://search.example/' };
    expect(opened('/', link)).toMatchObject({ page: '/', source: 'search.example' });
  });

  it('is of the source and campaign that its address names', () => {
    const link = { 'sec-fetch-site': 'cross-site', referer: 'https://mail.example/' };
    const address = '/blog/a?utm_source=Spring+mail&utm_campaign=%20Spring%0A26%20&x=1';
    expect(opened(address, link)).toEqual({
      kind: 'visit',
      page: '/blog/a',
      source: 'Spring mail',
      campaign: 'Spring 26',
    });
    expect(opened(`/?utm_campaign=${'x'.repeat(500)}`)!.campaign).toHaveLength(100);
    expect(opened(`/${'x'.repeat(500)}`)!.page).toHaveLength(200);
  });

  it('is not counted without a person who reads a page', () =>
    checkEach<[string, string, Record<string, string>]>(
      [
        ['goes on within the site', '/contact', { 'sec-fetch-site': 'same-origin' }],
        ['goes on in a browser that tells no site', '/', { referer: 'https://www.example.com/x' }],
        ['was loaded again', '/', { 'cache-control': 'max-age=0' }],
        ['was opened ahead', '/', { 'sec-purpose': 'prefetch' }],
        ['is a program', '/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
        ['is a program without a name', '/', { 'user-agent': '' }],
        ['is a part of a page', '/', { 'sec-fetch-mode': 'no-cors' }],
        ['is the admin area', '/admin/sign-in', {}],
        ['is a preview', '/preview/enter?x=1', {}],
        ['is an endpoint', '/api/session', {}],
        ['is a file', '/content-assets/x.PNG', {}],
      ],
      (_, url, headers) => expect(opened(url, headers)).toBeNull(),
    ));

  it('is not counted of a browser that does not say what it asks for, nor of HEAD and POST', () => {
    const { 'sec-fetch-mode': _, ...silent } = BROWSER;
    expect(readVisit({ method: 'GET', url: '/', headers: silent })).toBeNull();
    for (const method of ['HEAD', 'POST'])
      expect(readVisit({ method, url: '/', headers: BROWSER })).toBeNull();
  });
});

describe('a form', () => {
  const asked = {
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
    referer: 'https://www.example.com/contact?about=machine:divi-wp',
  };

  it('is begun where its script asks for a token', () => {
    expect(opened('/api/form-token?form=x', asked)).toEqual({
      kind: 'form-begun',
      page: '/contact',
      source: '',
      campaign: '',
    });
  });

  it('is not begun by a program, nor from elsewhere', () => {
    expect(opened('/api/form-token', { ...asked, 'user-agent': 'curl/8' })).toBeNull();
    const elsewhere = { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' };
    expect(opened('/api/form-token', { ...asked, ...elsewhere })).toBeNull();
  });
});

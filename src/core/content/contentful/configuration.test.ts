import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { toAssetUrl, toServiceAddress } from './asset-address.ts';
import {
  findEndpointFault,
  hasPlaceholder,
  isConfigured,
  isOwnHost,
  plainHttpOrigins,
  toDeliveryEndpoint,
  toDraftsEndpoint,
} from './configuration.ts';
import { toCredentials } from '../reading/test-support/create-test-source.ts';

describe('when the source counts as configured (part 1 section 5)', () => {
  const given = (more = {}) => toCredentials('cdn.contentful.com', more);

  it('needs a space id and a delivery token without placeholders', () => {
    expect(isConfigured(given())).toBe(true);
    expect(isConfigured(null)).toBe(false);
    expect(isConfigured(given({ spaceId: ' ' }))).toBe(false);
    expect(isConfigured(given({ deliveryToken: '' }))).toBe(false);
    expect(isConfigured(given({ deliveryToken: '{{CONTENTFUL_TOKEN}}' }))).toBe(false);
    expect(hasPlaceholder('a{{b')).toBe(true);
    expect(isConfigured(given({ previewToken: '{{X}}' }))).toBe(true);
    expect(toDraftsEndpoint(given({ previewToken: '{{X}}' }))).toBeNull();
  });

  it('is treated as configured on a host that is not the own domain (decision 9)', () => {
    const at = (host: string, ownDomain: string | null = 'vending.example') =>
      !isOwnHost(host, ownDomain);
    expect(at('preview-7.builds.example')).toBe(true);
    expect(at('notvending.example')).toBe(true);
    expect(at('vending.example')).toBe(false);
    expect(at('WWW.Vending.Example:443')).toBe(false);
    expect(at('anything', null)).toBe(false);
    expect(isOwnHost('vending.example.', 'vending.example')).toBe(true);
  });

  it('reads drafts from the preview service that belongs to the host', () => {
    const host = (more: object) => toDraftsEndpoint(given({ previewToken: 'p', ...more }))?.host;
    expect(host({ host: null })).toBe('preview.contentful.com');
    expect(host({ host: 'cdn.eu.contentful.com' })).toBe('preview.eu.contentful.com');
    expect(host({ host: '127.0.0.1:4000', previewHost: '127.0.0.1:4001' })).toBe('127.0.0.1:4001');
    expect(host({ host: '127.0.0.1:4000' })).toBeUndefined();
  });

  it('names what keeps a client from being built', () => {
    const fault = (more: object) => findEndpointFault(toDeliveryEndpoint(given(more)));
    expect(fault({})).toBeNull();
    expect(fault({ host: null, environmentId: '' })).toBeNull();
    expect(fault({ host: 'http://localhost:4000' })).toContain('host');
    expect(fault({ host: 'good.example@evil.example' })).toContain('host');
    expect(fault({ spaceId: '../other' })).toContain('space id');
    expect(fault({ environmentId: 'a/b' })).toContain('environment id');
    expect(fault({ deliveryToken: 'a\r\nb' })).toContain('token');
  });
});

describe('addresses of assets', () => {
  const serviceOrigins = plainHttpOrigins(toCredentials('127.0.0.1:4000'));

  it('are shown as the service means them, or not at all', () =>
    checkEach(
      [
        ['//images.ctfassets.net/s/a/b/c.png?w=5', 'https://images.ctfassets.net/s/a/b/c.png?w=5'],
        ['https://images.ctfassets.net/a.png', 'https://images.ctfassets.net/a.png'],
        [
          'http://127.0.0.1:4000/images.ctfassets.net/s/a.png?w=5',
          '/content-assets/images.ctfassets.net/s/a.png?w=5',
        ],
        [
          '//127.0.0.1:4000/images.ctfassets.net/a.png',
          '/content-assets/images.ctfassets.net/a.png',
        ],
        ['http://127.0.0.1:4001/images.ctfassets.net/a.png', null],
        ['http://images.ctfassets.net/a.png', null],
        ['https://user:secret@images.ctfassets.net/a.png', null],
        ['javascript:alert(1)', null],
        ['data:image/svg+xml,<svg/>', null],
        ['/etc/passwd', null],
        ['images.ctfassets.net/a.png', null],
        ['  ', null],
      ],
      (raw, shown) => {
        expect(toAssetUrl(raw, { serviceOrigins })).toBe(shown);
      },
    ));

  it('only a service with plain HTTP is passed on by the site', () => {
    expect(serviceOrigins).toEqual(['http://127.0.0.1:4000']);
    expect(plainHttpOrigins(toCredentials('cdn.example', { insecure: false }))).toEqual([]);
    expect(plainHttpOrigins(null)).toEqual([]);
  });

  it('the proxy reaches assets of the service and nothing else', () => {
    const origin = 'http://127.0.0.1:4000';
    const shown = toAssetUrl(`${origin}/images.ctfassets.net/s/a%20b.png?w=5`, { serviceOrigins });
    expect(toServiceAddress(shown ?? '', origin)).toBe(
      `${origin}/images.ctfassets.net/s/a%20b.png?w=5`,
    );
    for (const path of [
      '/content-assets/spaces/s/entries',
      '/content-assets/images.ctfassets.net/../spaces/s',
      '/content-assets/images.ctfassets.net/%2e%2e/spaces/s',
      '/content-assets//evil.example/images.ctfassets.net/a.png',
      '/content-assets/@evil.example/images.ctfassets.net/a.png',
      '/elsewhere/images.ctfassets.net/a.png',
    ]) {
      expect(toServiceAddress(path, origin)).toBeNull();
    }
  });
});

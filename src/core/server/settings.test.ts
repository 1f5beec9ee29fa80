import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isPublicAddress } from './is-public-address.ts';
import { isLoopback, parseSettings, SettingsError } from './settings.ts';
import { mayBeIndexed } from './owner/stored-settings/content-settings.ts';
import { describeStart } from './start-block.ts';

const CREDENTIALS = { CONTENTFUL_SPACE_ID: 'space1', CONTENTFUL_DELIVERY_TOKEN: 'token1' };

describe('parseSettings', () => {
  it('starts with nothing set: sample content on a local address', () => {
    const settings = parseSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      siteUrl: 'http://localhost:3000',
      siteName: 'Vending Solutions',
    });
    expect(settings.content).toMatchObject({ source: 'sample' });
    expect(settings.content.credentials).toMatchObject({ environmentId: 'master' });
  });

  it('takes Contentful when a space id and a delivery token are there', () => {
    expect(parseSettings(CREDENTIALS).content).toMatchObject({ source: 'contentful', missing: [] });
  });

  it('never publishes sample content by itself on a public address', () => {
    const { content } = parseSettings({ SITE_URL: 'https://www.example.com' });
    expect(content.source).toBe('none');
    expect(content.reason).toContain('never published by itself');
    expect(
      parseSettings({ SITE_URL: 'https://www.example.com', CONTENT_SOURCE: 'sample' }).content
        .source,
    ).toBe('sample');
  });

  it('takes the zone of the owner’s times by name, and refuses what is none', () => {
    expect(parseSettings({ TIME_ZONE: ' Europe/Warsaw ' }).inquiries.timeZone).toBe(
      'Europe/Warsaw',
    );
    expect(parseSettings({}).inquiries.timeZone).toBeNull();
    for (const TIME_ZONE of ['Warsaw', '+02:00', 'Europe/Nowhere'])
      expect(() => parseSettings({ TIME_ZONE })).toThrow(
        /TIME_ZONE must be the name of a time zone such as Europe\/Warsaw/u,
      );
  });

  it('counts a credential with an unreplaced template marker as missing', () => {
    const { content } = parseSettings({ ...CREDENTIALS, CONTENTFUL_DELIVERY_TOKEN: '{{TOKEN}}' });
    expect(content.missing).toEqual(['CONTENTFUL_DELIVERY_TOKEN']);
    expect(content.source).toBe('sample');
    expect(content.credentials?.deliveryToken).toBe('');
  });

  it('asks another delivery service over TLS, except on this machine and where plain HTTP is written', () =>
    checkEach(
      [
        ['', null, false],
        ['cdn.example', 'cdn.example', false],
        ['https://cdn.example', 'cdn.example', false],
        ['http://content:3031', 'content:3031', true],
        ['127.0.0.1:3031', '127.0.0.1:3031', true],
        ['localhost', 'localhost', true],
        ['cdn.localhost:80', 'cdn.localhost:80', true],
        ['https://127.0.0.1:3031', '127.0.0.1:3031', false],
        ['127.0.0.1.example', '127.0.0.1.example', false],
        ['localhost.example:80', 'localhost.example:80', false],
      ] as const,
      (CONTENTFUL_HOST, host, insecure) =>
        expect(parseSettings({ CONTENTFUL_HOST }).content.credentials).toMatchObject({
          ...{ host, insecure },
        }),
    ));

  it('reads which entries and which asset have fixed ids', () => {
    const given = 'contact:c-1, contact:c-2 about:a.1  goals:g_1 footer-logo:f1';
    expect(parseSettings({ FIXED_IDS: given }).content).toMatchObject({
      contactEntryIds: ['c-1', 'c-2'],
      aboutEntryId: 'a.1',
      goalsPageEntryId: 'g_1',
      footerLogoAssetId: 'f1',
    });
    expect(parseSettings({ FIXED_IDS: 'about:a1' }).content).toMatchObject({
      contactEntryIds: [],
      aboutEntryId: 'a1',
      goalsPageEntryId: null,
      footerLogoAssetId: null,
    });
  });

  it('says which credential is missing when Contentful is asked for', () => {
    const { content } = parseSettings({
      CONTENT_SOURCE: 'contentful',
      CONTENTFUL_SPACE_ID: 'space1',
    });
    expect(content).toMatchObject({ source: 'contentful', missing: ['CONTENTFUL_DELIVERY_TOKEN'] });
    expect(content.reason).toContain('CONTENTFUL_DELIVERY_TOKEN is missing');
  });

  it('names a wrong setting and its value, and what to do', () =>
    checkEach(
      [
        ['PORT', 'abc'],
        ['PORT', '70000'],
        ['DATABASE_URL', 'mysql://host/name'],
        ['DATABASE_URL', 'postgresql://one,two/name?target_session_attrs=read-write'],
        ['DATABASE_URL', 'postgresql://user:word@one:5432,two:5433/name'],
        ['SITE_URL', 'www.example.com'],
        ['SITE_URL', 'https://example.com/path'],
        ['CONTENT_SOURCE', 'wordpress'],
        ['CONTENTFUL_SPACE_ID', '../other'],
        ['CONTENTFUL_HOST', 'http://host/path'],
        ['CONTENTFUL_HOST', 'ftp://host'],
        ['CONTENTFUL_HOST', 'http://'],
        ['CONTENTFUL_PREVIEW_HOST', 'http://host'],
        ['FIXED_IDS', '4d5E6f'],
        ['FIXED_IDS', 'blog:4d5E6f'],
        ['FIXED_IDS', 'about:a/b'],
        ['FIXED_IDS', 'contact:'],
        ['FIXED_IDS', 'about:a1 about:a2'],
        ['CONTENTFUL_LOCALE_BASED_PUBLISHING', 'on'],
        ['SETUP_NOTICES', 'nobody'],
        ['LOG_LEVEL', 'loud'],
        ['WEBHOOK_SECRET', 'short'],
        ['PRODUCT_DOMAIN', 'https://example.com'],
        ['ALLOWED_ORIGINS', 'https://shop.example.com/path'],
        ['ANALYTICS', 'other'],
        ['ANALYTICS', 'google'],
        ['ANALYTICS', 'google:"><script>'],
        ['ANALYTICS', 'google:'],
        ['ANALYTICS', 'own:x'],
        ['ANALYTICS', 'none:x'],
        ['ANALYTICS', ':x'],
        ['ANALYTICS', 'plausible:plausible.io'],
        ['ANALYTICS', 'plausible:ftp://plausible.io'],
        ['ANALYTICS', 'plausible:https://plausible.io/path'],
        ['SERVICE_WORKER', 'perhaps'],
        ['METRICS_TOKEN', 'short'],
        ['DRAIN_SECONDS', 'some'],
        ['OTEL_TRACES_SAMPLER_ARG', '2'],
        ['SECOND_FACTOR', 'never'],
        ['CONTACT_EMAIL', 'us'],
      ],
      (name, value) => {
        const parse = () => parseSettings({ [name]: value });
        expect(parse).toThrow(SettingsError);
        expect(parse).toThrow(new RegExp(`^${name} must `, 'u'));
      },
    ));

  it('takes a comma in the password of the database for no second host', () => {
    const url = 'postgresql://user:a,b@host/name';
    expect(parseSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('names every unusable setting at once', () => {
    const parse = () => parseSettings({ PORT: 'abc', EMAIL_TO: 'us', LOG_LEVEL: 'loud' });
    expect(parse).toThrow(/PORT[\s\S]+EMAIL_TO[\s\S]+LOG_LEVEL/u);
  });

  it('asks for what another setting needs', () => {
    expect(() => parseSettings({ CRM_WEBHOOK_URL: 'https://crm.example.com' })).toThrow(
      'CRM_WEBHOOK_SECRET is missing',
    );
  });

  it('gives publishing, preview and measuring a default each', () => {
    expect(parseSettings({ SITE_URL: 'https://www.example.com' }).operation).toEqual({
      webhookSecrets: [],
      productDomain: 'example.com',
      analytics: { sink: 'none' },
      metricsToken: null,
      serviceWorker: true,
      drainSeconds: 0,
      traces: null,
    });
  });

  it('counts visits as one setting says', () =>
    checkEach(
      [
        ['none', { sink: 'none' }],
        ['Own', { sink: 'own' }],
        ['google:G-AB12CD34EF', { sink: 'google', tagId: 'G-AB12CD34EF' }],
        ['plausible', { sink: 'plausible', origin: 'https://plausible.io' }],
        ['plausible:http://10.0.0.7:8000', { sink: 'plausible', origin: 'http://10.0.0.7:8000' }],
      ],
      (ANALYTICS, analytics) =>
        expect(parseSettings({ ANALYTICS }).operation.analytics).toEqual(analytics),
    ));

  it('knows no domain on a local address, where every host is the site’s own', () => {
    const domainOf = (env: Record<string, string>) => parseSettings(env).operation.productDomain;
    expect(domainOf({})).toBeNull();
    expect(domainOf({ PRODUCT_DOMAIN: 'vending.example' })).toBe('vending.example');
  });

  it('sends mail by what is configured', () => {
    const mail = (env: Record<string, string>) =>
      parseSettings({ EMAIL_TO: 'owner@example.com', ...env }).inquiries.mail;
    const ses = { SES_FROM_EMAIL: 'site@example.com' };
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:25' };
    expect(mail({ ...ses, ...smtp })).toMatchObject({ transport: 'ses', from: 'site@example.com' });
    expect(mail(smtp)).toMatchObject({ transport: 'smtp', from: 'owner@example.com' });
    expect(mail({})).toMatchObject({ transport: 'none', reason: 'SES_FROM_EMAIL not set' });
    expect(mail({ ...ses, EMAIL_TO: '{{OWNER}}' })).toMatchObject({
      transport: 'none',
      reason: 'EMAIL_TO not set',
    });
  });
});

describe('a public address', () => {
  const parse = (env: Record<string, string>) => parseSettings(env);
  const PUBLIC = { SITE_URL: 'https://www.example.com' };

  it('shows set-up notices to editors unless told otherwise', () => {
    expect(parse({}).setupNotices).toBe('everyone');
    expect(parse({ SITE_URL: 'http://192.168.1.20:3000' }).setupNotices).toBe('everyone');
    expect(parse(PUBLIC).setupNotices).toBe('editors');
    expect(parse({ ...PUBLIC, SETUP_NOTICES: 'everyone' }).setupNotices).toBe('everyone');
    expect(parse({ SETUP_NOTICES: 'editors' }).setupNotices).toBe('editors');
  });

  it('may be indexed once the content is the owner’s', () => {
    expect(mayBeIndexed(parse({}))).toBe(true);
    expect(mayBeIndexed(parse(PUBLIC))).toBe(false);
    expect(mayBeIndexed(parse({ ...PUBLIC, CONTENT_SOURCE: 'sample' }))).toBe(false);
    expect(mayBeIndexed(parse({ ...PUBLIC, CONTENT_SOURCE: 'contentful' }))).toBe(false);
    expect(mayBeIndexed(parse({ ...PUBLIC, ...CREDENTIALS }))).toBe(true);
  });

  it('is named at the start as kept out of search, until then', () => {
    const at = {
      port: 1,
      editorUrl: null,
      development: false,
      mail: 'm',
      accountCode: null,
      unknown: [],
    };
    expect(describeStart(parse(PUBLIC), at)).toContain(
      '  Search    pages are marked noindex until',
    );
    expect(describeStart(parse({ ...PUBLIC, ...CREDENTIALS }), at)).not.toContain('noindex');
    expect(describeStart(parse({}), at)).not.toContain('noindex');
  });

  it('is one on the open internet', () =>
    checkEach(
      [
        'https://www.example.com',
        'http://93.184.216.34:8080',
        'https://[2606:2800:220:1::1]',
        'https://[64:ff9b::93.184.216.34]',
        'https://[2001:3::1]',
        'https://[2001:4860:4860::8888]',
        'http://100.128.0.1',
        'http://198.20.0.1',
        'http://223.255.255.255',
        'http://172.32.0.1',
        'https://localhost.example.com',
        'https://vending.example',
      ],
      (address) => expect(isPublicAddress(address)).toBe(true),
    ));

  it('is none of a private network', () =>
    checkEach(
      [
        'http://localhost:3000',
        'http://shop.localhost',
        'http://127.0.0.1',
        'http://[::1]:80',
        'http://10.0.0.7',
        'http://172.16.4.1',
        'http://192.168.178.20:3000',
        'http://169.254.1.1',
        'http://0.0.0.0',
        'http://100.64.0.1',
        'http://192.0.0.8',
        'http://192.0.2.1',
        'http://192.88.99.1',
        'http://198.19.0.1',
        'http://198.51.100.1',
        'http://203.0.113.7',
        'http://239.1.2.3',
        'http://255.255.255.255',
        'http://intranet',
        'http://vending.local',
        'http://site.internal.',
        ...[
          ...['::', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:0:127.0.0.1', '::ffff:8.8.8.8'],
          ...['fd00::7', 'fe80::1', 'fec0::1', 'ff02::1', '100::1', '100:0:0:1::1', '5f00::1'],
          ...['64:ff9b::10.0.0.1', '64:ff9b::127.0.0.1', '64:ff9b::', '64:ff9b:1::7f00:1'],
          ...['2001::1', '2001:2::1', '2001:10::1', '2001:db8::1', '2002:5db8:d822::1', '3fff::1'],
          ...['200::1', '4000::1', 'e000::1'],
        ].map((ip) => `http://[${ip}]`),
      ],
      (address) => expect(isPublicAddress(address)).toBe(false),
    ));
});

describe('isLoopback', () => {
  it.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:80',
    'http://shop.localhost',
  ])('knows %s as this machine', (address) => expect(isLoopback(address)).toBe(true));
  it.each([
    ...['https://example.com', 'http://10.0.0.7', 'http://localhost.example.com'],
    'http://127.example.com',
  ])('knows %s as reachable by others', (address) => expect(isLoopback(address)).toBe(false));
});

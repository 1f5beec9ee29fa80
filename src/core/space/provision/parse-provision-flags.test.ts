import { expect, test } from 'vitest';
import { parseProvisionFlags } from './parse-provision-flags.ts';
import type { ProvisionFlags } from './parse-provision-flags.ts';

const ENV = { CONTENTFUL_SPACE_ID: 'a-space', CONTENTFUL_MANAGEMENT_TOKEN: 'CFPAT-x' };

const parse = (args: string[], env: Record<string, string> = {}) =>
  parseProvisionFlags(args, { ...ENV, ...env }) as ProvisionFlags;

test('Contentful’s own hosts are the default, and need no setting on the site', () => {
  const { target, deliveryHost, previewHost } = parse([]);
  expect(target).toMatchObject({ host: 'api.contentful.com', uploadHost: 'upload.contentful.com' });
  expect([deliveryHost, previewHost]).toEqual([null, null]);
});

test('hosts of a region come as a family', () => {
  const { target, deliveryHost, previewHost } = parse(['--host', 'api.eu.contentful.com']);
  expect(target.uploadHost).toBe('upload.eu.contentful.com');
  expect([deliveryHost, previewHost]).toEqual([
    'cdn.eu.contentful.com',
    'preview.eu.contentful.com',
  ]);
});

test('another management API says nothing about delivery, which is then asked for', () => {
  const { target, deliveryHost } = parse(['--host', '127.0.0.1:4000']);
  expect(target.uploadHost).toBe('127.0.0.1:4000');
  expect(deliveryHost).toBeUndefined();
  expect(parse(['--host', 'x:1'], { CONTENTFUL_HOST: 'y:2' }).deliveryHost).toBe('y:2');
});

test('flags win over the environment', () => {
  const env = { CONTENTFUL_ENVIRONMENT_ID: 'staging', SITE_URL: 'https://a.example' };
  expect(parse([], env)).toMatchObject({
    target: { spaceId: 'a-space', environmentId: 'staging' },
    siteUrl: 'https://a.example',
  });
  const args = ['--space', 'b', '--environment', 'dev', '--site-url', 'https://b.example/'];
  expect(parse(args, env)).toMatchObject({
    target: { spaceId: 'b', environmentId: 'dev' },
    siteUrl: 'https://b.example',
  });
});

test.each([
  [[], 'auto'],
  [['--sample'], 'yes'],
  [['--no-sample'], 'no'],
])('sample content by %j is %s', (args, sample) => {
  expect(parse(args).sample).toBe(sample);
});

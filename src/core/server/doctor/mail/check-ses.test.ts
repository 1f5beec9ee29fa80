import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { describeFindings } from '../finding.ts';
import { checkSes } from './check-ses.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

type Answer = object | 'NotFoundException' | 'AccessDeniedException';
const STATUS = { NotFoundException: 404, AccessDeniedException: 403 };

/** Amazon SES with these identities, by name; what is not among them is not found. */
async function sesWith(identities: Record<string, Answer>, account: Answer = GOOD_ACCOUNT) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url!.split('/').at(-1)!);
    asked.push(`${request.method} ${name}`);
    const answer = name === 'account' ? account : (identities[name] ?? 'NotFoundException');
    const isFault = typeof answer === 'string';
    response.writeHead(isFault ? STATUS[answer] : 200, {
      'Content-Type': 'application/json',
      ...(isFault && { 'x-amzn-ErrorType': answer }),
    });
    response.end(JSON.stringify(isFault ? { message: 'no' } : answer));
  });
  ends.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'a', secretAccessKey: 's' };
  const ses = { region: 'eu-central-1', endpoint, credentials };
  const look = async (selector: string | null = null) => {
    const { findings, path } = await checkSes({ ses, from: 'Site <site@example.com>' }, selector);
    const states = findings.map(({ topic, state }) => `${topic} ${state}`);
    return { states, said: describeFindings(findings), path, asked };
  };
  return look;
}

const GOOD_ACCOUNT = { SendingEnabled: true, ProductionAccessEnabled: true };
const DKIM = { SigningEnabled: true, Status: 'SUCCESS', Tokens: ['t1', 't2'] };
const DOMAIN = { VerifiedForSendingStatus: true, DkimAttributes: DKIM };

test('a verified domain: its keys are at the tokens, the return address is Amazon’s', async () => {
  const { states, path, asked } = await (await sesWith({ 'example.com': DOMAIN }))();
  expect(states).toEqual(['Mail ok', 'Sender ok']);
  expect(path).toMatchObject({
    ...{ fromDomain: 'example.com', returnDomain: null, isReturnCertain: true },
    dkim: { domains: ['example.com'], selectors: ['t1', 't2'], zone: 'dkim.amazonses.com' },
  });
  // Only questions: nothing is sent or changed.
  expect(asked).toEqual(['GET account', 'GET site@example.com', 'GET example.com']);
});

test('a return address of one’s own, and a key of one’s own', async () => {
  const MailFromAttributes = {
    MailFromDomain: 'Bounce.example.com',
    MailFromDomainStatus: 'SUCCESS',
  };
  const DkimAttributes = { ...DKIM, SigningAttributesOrigin: 'EXTERNAL', Tokens: ['mine'] };
  const own = { ...DOMAIN, MailFromAttributes, DkimAttributes };
  const { path } = await (await sesWith({ 'example.com': own }))();
  expect(path).toMatchObject({
    ...{ returnDomain: 'bounce.example.com', dkim: { selectors: ['mine'], zone: null } },
  });
});

test.each([
  ['USE_DEFAULT_VALUE', 'Return address warning'],
  ['REJECT_MESSAGE', 'Return address fault'],
])('a return address that is not ready (%s)', async (BehaviorOnMxFailure, expected) => {
  const MailFromAttributes = {
    ...{ MailFromDomain: 'bounce.example.com', MailFromDomainStatus: 'FAILED' },
    BehaviorOnMxFailure,
  };
  const look = await sesWith({ 'example.com': { ...DOMAIN, MailFromAttributes } });
  const { states, said, path } = await look();
  expect(states).toContain(expected);
  expect(said).toContain(
    'Add at bounce.example.com: MX 10 feedback-smtp.eu-central-1.amazonses.com',
  );
  expect(path.returnDomain).toBeNull();
});

test('no identity, and one that is not verified yet, are faults with what to add', async () => {
  const none = await (await sesWith({}))();
  expect(none.states).toEqual(['Mail ok', 'Sender fault']);
  expect(none.said).toContain('neither site@example.com nor example.com is an identity');
  const waiting = { ...DOMAIN, VerifiedForSendingStatus: false };
  const pending = await (await sesWith({ 'example.com': waiting }))();
  expect(pending.states).toEqual(['Mail ok', 'Sender fault']);
  expect(pending.said).toContain('Add t1._domainkey.example.com CNAME t1.dkim.amazonses.com; t2.');
});

test('an address alone, or a domain without signing, gives no signature of the domain', async () => {
  const address = await (
    await sesWith({ 'site@example.com': { VerifiedForSendingStatus: true } })
  )();
  expect(address.states).toEqual(['Mail ok', 'Sender ok']);
  expect(address.path.dkim).toMatchObject({ state: 'off' });
  const unsigned = { ...DOMAIN, DkimAttributes: { ...DKIM, SigningEnabled: false } };
  expect((await (await sesWith({ 'example.com': unsigned }))()).path.dkim.state).toBe('off');
});

test.each([
  ['PENDING', 'off'],
  ['FAILED', 'off'],
  ['NOT_STARTED', 'off'],
  ['TEMPORARY_FAILURE', 'known'],
])('records that Amazon has not found (%s): signing is %s', async (Status, state) => {
  const look = await sesWith({ 'example.com': { ...DOMAIN, DkimAttributes: { ...DKIM, Status } } });
  const { dkim } = (await look()).path;
  expect(dkim.state).toBe(state);
  if (dkim.state === 'off')
    expect(dkim.todo).toContain('Add t1._domainkey.example.com CNAME t1.dkim.amazonses.com; t2.');
});

test('missing rights are named, and the selector may then be given', async () => {
  const denied = 'AccessDeniedException';
  const look = await sesWith({ 'site@example.com': denied }, denied);
  const { states, said, path } = await look();
  expect(states).toEqual(['Mail warning', 'Sender warning']);
  expect(said).toMatch(/ses:GetAccount[^]*ses:GetEmailIdentity/u);
  expect(path).toMatchObject({ isReturnCertain: false, dkim: { state: 'unknown' } });
  expect((await look('t1')).path.dkim).toMatchObject({ state: 'known', selectors: ['t1'] });
});

test('the sandbox and paused sending', async () => {
  const account = async (changes: object) =>
    (await (await sesWith({ 'example.com': DOMAIN }, { ...GOOD_ACCOUNT, ...changes }))()).states;
  expect(await account({ ProductionAccessEnabled: false })).toEqual(['Mail warning', 'Sender ok']);
  expect(await account({ SendingEnabled: false })).toEqual(['Mail fault']);
});

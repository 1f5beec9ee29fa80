import { describe, expect, it } from 'vitest';
import { describeFindings } from '../finding.ts';
import { checkSenderDomain } from './check-sender-domain.ts';
import { smtpPath } from './check-smtp.ts';
import type { SenderPath } from './sender-path.ts';
import { rsaKey } from './test-support/rsa-key.ts';
import { tableResolver, type DnsTable } from './test-support/table-resolver.ts';

const GOOGLE = 'smtps://u:p@smtp.gmail.com:465';
const OWN_SERVER = 'smtps://u:p@mail.example.com:465';
const google: DnsTable = {
  'example.com': ['v=spf1 include:_spf.google.com ~all'],
  '_spf.google.com': ['v=spf1 ip4:192.0.2.0/24 ~all'],
  'google._domainkey.example.com': [`v=DKIM1; k=rsa; p=${rsaKey(2048)}`],
  '_dmarc.example.com': ['v=DMARC1; p=quarantine; rua=mailto:d@example.com'],
};

const look = (path: SenderPath, table: DnsTable) => checkSenderDomain(path, tableResolver(table));
/** Mail by SMTP from Site <site@example.com>, unless another sender is named. */
const bySmtp = (
  changes: DnsTable,
  { url = GOOGLE, selector = null, from = 'Site <site@example.com>' }: Partial<Sent> = {},
) => look(smtpPath(from, url, selector), { ...google, ...changes });
type Sent = { url: string; selector: string | null; from: string };

const lines = async (findings: Promise<Awaited<ReturnType<typeof look>>>) =>
  (await findings).map(({ topic, state }) => `${topic} ${state}`);
const said = async (findings: ReturnType<typeof look>) => describeFindings(await findings);

describe('The sender’s domain', () => {
  it('that is set up for its carrier has nothing to do', async () => {
    expect(await said(bySmtp({})))
      .toBe(`ok       SPF: one record at example.com, 1 of 10 DNS lookups, names Google Workspace
ok       DKIM: a key at google._domainkey.example.com (RSA, 2048 bits)
ok       DMARC: quarantine by _dmarc.example.com: receivers put mail that fails into spam
ok       Alignment: SPF and DKIM both speak for example.com

4 in order, 0 warnings, 0 faults, 0 not checked`);
  });

  it('that is not in DNS is one fault', async () => {
    const findings = look(smtpPath('a@nowhere.example', GOOGLE, null), {});
    expect(await said(findings)).toMatch(/FAULT +Sender domain: DNS knows no nowhere\.example/u);
    expect(await findings).toHaveLength(1);
  });

  it('is asked for in the letters of DNS', async () => {
    const findings = look(smtpPath('Büro <info@Bücher.Example>', GOOGLE, null), {});
    expect(await said(findings)).toContain('xn--bcher-kva.example');
  });

  it('is not checked while DNS does not answer, whole or for one record', async () => {
    for (const code of ['ESERVFAIL', 'ETIMEOUT', 'ECONNREFUSED']) {
      const whole = bySmtp({ 'example.com': code });
      expect(await lines(whole)).toEqual(['Sender domain skipped']);
      expect(await said(whole)).toContain(
        `could not be checked: DNS does not answer (example.com, ${code})`,
      );
      expect(await lines(bySmtp({ '_spf.google.com': code }))).toEqual([
        ...['SPF skipped', 'DKIM ok', 'DMARC ok', 'Alignment ok'],
      ]);
      expect(
        await lines(bySmtp({ 'google._domainkey.example.com': code, '_dmarc.example.com': code })),
      ).toEqual(['SPF ok', 'DKIM skipped', 'DMARC skipped']);
    }
  });
});

describe('SPF', () => {
  it.each([
    ['missing', [], 'Add a TXT record at example.com: "v=spf1 include:_spf.google.com ~all"'],
    [
      'two records',
      ['v=spf1 mx -all', 'v=spf1 include:_spf.google.com mx ~all'],
      'Replace them by one: "v=spf1 mx include:_spf.google.com ~all"',
    ],
    ['everybody', ['v=spf1 include:_spf.google.com +all'], 'End it with ~all.'],
    ['nothing said', ['v=spf1 include:_spf.google.com'], 'End the record with ~all.'],
    [
      'without the carrier',
      ['v=spf1 ip4:192.0.2.1 -all'],
      'Change it to "v=spf1 ip4:192.0.2.1 include:_spf.google.com -all"',
    ],
    ['a wrong term', ['v=spf1 ipv4:192.0.2.1 -all'], 'Correct ipv4:192.0.2.1, or remove it'],
  ])('%s: says what to do', async (_, record, todo) => {
    expect(await said(bySmtp({ 'example.com': record }))).toContain(`→ ${todo}`);
  });

  it('is a fault where the record is void, and a warning where it is missing', async () => {
    const state = async (record: string[]) => (await lines(bySmtp({ 'example.com': record })))[0];
    expect(await state(['v=spf1 -all', 'v=spf1 -all'])).toBe('SPF fault');
    expect(await state(['v=spf1 +all'])).toBe('SPF fault');
    expect(await state(['v=spf1 include:nowhere.example -all'])).toBe('SPF fault');
    expect(await state([])).toBe('SPF warning');
    expect(await state(['v=spf1 -all'])).toBe('SPF warning');
  });

  it('is not asked of the sender where the carrier’s return address counts', async () => {
    const sendGrid = { url: 'smtps://u:p@smtp.sendgrid.net:465', selector: 'google' };
    const without = bySmtp({ 'example.com': [] }, sendGrid);
    expect(await lines(without)).toEqual(['SPF ok', 'DKIM ok', 'DMARC ok', 'Alignment ok']);
    expect(await said(without)).toContain('which is SendGrid’s own, unless one of yours is set up');
    const twice = bySmtp({ 'example.com': ['v=spf1 -all', 'v=spf1 -all'] }, sendGrid);
    expect(await said(twice)).toMatch(/WARNING +SPF: for other mail: example\.com has 2 SPF/u);
  });
});

describe('DKIM', () => {
  it('asks for the selector of an unknown carrier, and then looks at it, further up too', async () => {
    const unknown = bySmtp({}, { url: OWN_SERVER });
    expect(await lines(unknown)).toEqual([
      'SPF ok',
      'DKIM skipped',
      'DMARC ok',
      'Alignment skipped',
    ]);
    expect(await said(unknown)).toContain('--dkim-selector');
    const from = 'site@shop.example.com';
    const shop = {
      'shop.example.com': ['v=spf1 mx -all'],
      'MX shop.example.com': ['mail.example.com'],
    };
    const above = bySmtp(shop, { url: OWN_SERVER, selector: 'google', from });
    expect(await said(above)).toContain('a key at google._domainkey.example.com');
    expect((await lines(above)).at(-1)).toBe('Alignment ok');
  });

  it('is a fault without a key at the selector that was named, and open at a usual one', async () => {
    const without: DnsTable = { 'google._domainkey.example.com': 'ENOTFOUND' };
    expect(await lines(bySmtp(without))).toContain('DKIM skipped');
    const named = bySmtp(without, { selector: 'google' });
    expect(await lines(named)).toContain('DKIM fault');
    expect(await said(named)).toContain(
      'TXT record that your mail provider shows for google._domainkey',
    );
  });

  it.each([
    ['withdrawn', 'v=DKIM1; p=', 'fault'],
    ['void', 'v=DKIM1; k=rsa', 'fault'],
    ['too short', `p=${rsaKey(768)}`, 'fault'],
    ['2048 bits', `p=${rsaKey(1024)}`, 'warning'],
  ])('a key is named that is %s', async (words, record, state) => {
    const findings = bySmtp({ 'google._domainkey.example.com': [record] });
    expect(await lines(findings)).toContain(`DKIM ${state}`);
    expect(await said(findings)).toContain(words);
  });

  it('names the records to add for keys that the carrier keeps', async () => {
    const path: SenderPath = {
      ...{ fromDomain: 'example.com', returnDomain: null, isReturnCertain: true },
      carrier: { name: 'Amazon SES', include: 'amazonses.com' },
      dkim: {
        ...{ state: 'known', domains: ['example.com'], selectors: ['t1', 't2', 't3'] },
        ...{ isCertain: true, zone: 'dkim.amazonses.com' },
      },
    };
    const key = [`p=${rsaKey(2048)}`];
    const one = look(path, { ...google, 't1._domainkey.example.com': key });
    expect(await lines(one)).toEqual([
      ...['SPF ok', 'DKIM ok', 'DKIM warning', 'DMARC ok', 'Alignment ok'],
    ]);
    expect(await said(one)).toContain(
      'Add t2._domainkey.example.com CNAME t2.dkim.amazonses.com; t3._domainkey.example.com CNAME t3.dkim.amazonses.com',
    );
    expect(await lines(look(path, google))).toEqual([
      ...['SPF ok', 'DKIM fault', 'DMARC ok', 'Alignment fault'],
    ]);
  });
});

describe('DMARC', () => {
  it('that is missing is a warning with the record to add', async () => {
    const findings = bySmtp({ '_dmarc.example.com': 'ENOTFOUND' });
    expect(await lines(findings)).toEqual(['SPF ok', 'DKIM ok', 'DMARC warning']);
    expect(await said(findings)).toContain('at _dmarc.example.com: "v=DMARC1; p=none; rua=mailto:');
  });

  it('that is void is a fault, with what stands there', async () => {
    const findings = bySmtp({ '_dmarc.example.com': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] });
    expect(await lines(findings)).toContain('DMARC fault');
    expect(await said(findings)).toContain('Now: "v=DMARC1; p=none", "v=DMARC1; p=reject"');
  });

  it.each([
    [
      'v=DMARC1; p=none; rua=mailto:d@example.com',
      /none by .*only report it\n.*→ Once the reports/u,
    ],
    ['v=DMARC1; p=none', /→ Add rua=mailto:/u],
    ['v=DMARC1; p=reject; rua=mailto:d@example.com', /reject by .*refuse mail that fails\nok/u],
  ])('%s: says what it means', async (record, expected) => {
    expect(await said(bySmtp({ '_dmarc.example.com': [record] }))).toMatch(expected);
  });

  it('fails without alignment: a fault where mail is lost by it, else a warning', async () => {
    const nobody = (policy: string): DnsTable => ({
      'example.com': ['v=spf1 -all'],
      'google._domainkey.example.com': ['p='],
      '_dmarc.example.com': [`v=DMARC1; p=${policy}; rua=mailto:d@example.com`],
    });
    expect((await lines(bySmtp(nobody('reject')))).at(-1)).toBe('Alignment fault');
    expect((await lines(bySmtp(nobody('none')))).at(-1)).toBe('Alignment warning');
  });

  it('takes SPF alone, but warns of forwarding', async () => {
    const findings = bySmtp({ 'google._domainkey.example.com': ['p='] });
    expect((await lines(findings)).at(-1)).toBe('Alignment warning');
    expect(await said(findings)).toContain('forwarded mail loses it');
  });

  it('asks for the same domain where it is strict', async () => {
    const strict = { '_dmarc.example.com': ['v=DMARC1; p=reject; adkim=s; aspf=s'] };
    const shop = { 'shop.example.com': ['v=spf1 include:_spf.google.com ~all'] };
    const findings = bySmtp({ ...strict, ...shop }, { from: 'site@shop.example.com' });
    expect(await said(findings)).toContain('only SPF speaks for shop.example.com');
  });
});

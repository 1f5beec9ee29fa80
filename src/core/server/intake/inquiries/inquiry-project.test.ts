import { expect, test } from 'vitest';
import { englishWording } from '#copy/wordings.ts';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { parseStoredProject } from '#content/project/stored-project.ts';
import {
  INTAKE_PARTS,
  goodInquiry,
  startService,
  type RunningService,
} from '#tests/support/running-service.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { toMessage } from '../hand-off/hand-off-payload.ts';
import { composeAcknowledgement } from '../mail/compose-acknowledgement.ts';
import { composeOwnerMail } from '../mail/compose-owner-mail.ts';
import { DEFAULT_MAIL_LOOK } from '../mail/mail-look.ts';
import { exportByEmail } from './personal-data.ts';

/** Of the machines that are built in: an unconfigured site shows them. */
const PROJECT = 'machine=divi-wp:2&machine=no-such-machine:4';
const SHOWN = '2 × DIVI-WP';

const listsOf = async ({ database }: RunningService) => {
  const rows = await database.query
    .selectFrom('inquiries')
    .select('project')
    .orderBy('number')
    .execute();
  return rows.map(({ project }) => parseStoredProject(project));
};

describeOnEachEngine('An inquiry with a project list', (stores) => {
  test('keeps what the site has of it, and tells owner and visitor', async () => {
    const site = await startService(stores, { ACKNOWLEDGEMENT_MAIL: 'true' });
    site.service.useContent(() => fakeReader({ configured: false }));
    const answer = await site.post({
      ...goodInquiry,
      project: PROJECT,
      location: `https://www.example.com/contact?utm_source=x&${PROJECT}`,
    });
    expect(answer.status).toBe(200);
    expect(await listsOf(site)).toEqual([
      {
        query: 'machine=divi-wp:2',
        machines: [{ slug: 'divi-wp', title: 'DIVI-WP', quantity: 2 }],
        sums: [
          { name: 'Pieces', value: '2' },
          { name: 'Width, side by side', value: 'Not stated' },
          { name: 'Weight without goods', value: 'Not stated' },
          { name: 'Current, all at once', value: 'Not stated' },
        ],
        results: [],
      },
    ]);
    const [row] = await site.database.query.selectFrom('inquiries').select('location').execute();
    expect(row).toEqual({ location: 'https://www.example.com/contact?utm_source=x' });
    expect(await site.passUntil(() => site.mails.length === 1)).toBe(true);
    const owner = site.mails.find(({ to }) => to.includes('owner@example.com'))!;
    expect(owner.text).toContain(`The project list that was sent along:\n\n${SHOWN}`);
    expect(owner.text).toContain('https://www.example.com/project?machine=divi-wp:2');
    expect(owner.html).toContain(SHOWN);
    const held = await exportByEmail(site.database, 'alex@example.com', INTAKE_PARTS);
    expect(held.inquiries).toMatchObject([{ project: { machines: [{ quantity: 2 }] } }]);
  });

  test('is stored by slugs while content cannot be read, and before it is', async () => {
    const site = await startService(stores, {}, false);
    await site.post({ ...goodInquiry, project: 'machine=duo:3' });
    site.service.useContent(() => {
      throw new Error('a defect');
    });
    await site.post({ ...goodInquiry, message: 'another', project: 'machine=duo:3' });
    const bySlug = [{ slug: 'duo', title: 'duo', quantity: 3 }];
    expect(await listsOf(site)).toMatchObject([{ machines: bySlug }, { machines: bySlug }]);
  });

  test('is stored without the list when that is nonsense', async () => {
    const site = await startService(stores, {}, false);
    const nonsense = [
      '',
      'machine=',
      'tool=nonsense:1',
      '%',
      12,
      { machine: 'duo' },
      'x'.repeat(9_000),
    ];
    for (const [index, project] of nonsense.entries()) {
      const answer = await site.post({ ...goodInquiry, message: `m${index}`, project });
      expect(answer.status).toBe(200);
    }
    expect(await listsOf(site)).toEqual(nonsense.map(() => null));
  });

  test('is another inquiry with another list, and the same one with the same', async () => {
    const site = await startService(stores, {}, false);
    for (const project of ['', 'machine=duo:1', 'machine=duo', 'machine=duo:2', ''])
      await site.post({ ...goodInquiry, idempotencyKey: 'key-of-one-form', project });
    expect(await listsOf(site)).toMatchObject([
      null as never,
      { query: 'machine=duo:1' },
      { query: 'machine=duo:2' },
    ]);
  });

  // Seen failing with only the tools of this version read: the whole list was gone.
  test('shows what a tool once described when that tool is gone', async () => {
    const site = await startService(stores, {}, false);
    await site.post({ ...goodInquiry, token: null });
    const line = (name: string, value: string) => [{ name, value }];
    const stored = {
      ...{ query: 'machine=duo:3', machines: [{ slug: 'duo', title: 'DUO', quantity: 3 }] },
      results: [
        {
          ...{ tool: 'of-a-feature-that-is-gone', query: 'a=1', formulaVersion: 4 },
          ...{ title: 'Power for a year', inputs: line('Days', '365'), lines: line('kWh', '812') },
        },
      ],
    };
    await site.database.query
      .updateTable('inquiries')
      .set({ ...{ project: JSON.stringify(stored), about: 'gone:x', about_title: 'Solar' } })
      .execute();
    const row = await site.database.query.selectFrom('inquiries').selectAll().executeTakeFirst();
    const { fields } = toMessage(
      { inquiry: row!, change: null, siteUrl: 'https://www.example.com' },
      '',
    );
    const settings = {
      ...{ siteName: 'Site', siteUrl: 'https://www.example.com', look: DEFAULT_MAIL_LOOK },
      ...{ from: 'a@example.com', to: ['b@example.com'], responseDays: 2, timeZone: null },
      wording: englishWording,
    };
    const toOwner = composeOwnerMail(row!, settings);
    const toVisitor = composeAcknowledgement(row!, settings);
    const held = await exportByEmail(site.database, goodInquiry.email, INTAKE_PARTS);
    const shown = [toOwner.text, toVisitor.text, fields.project, JSON.stringify(held)];
    for (const text of shown)
      for (const word of ['Power for a year', 'kWh', '812', '365', 'DUO'])
        expect(text).toContain(word);
    expect([toOwner.text, toVisitor.text].every((text) => text.includes('Solar'))).toBe(true);
    expect(fields.aboutTitle).toBe('Solar');
  });
});

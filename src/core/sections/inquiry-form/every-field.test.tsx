// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { DestinationForm } from '#admin/sections/destinations/destination-form.tsx';
import { InquiryDetail, InquiryHeading } from '#admin/sections/inquiry-detail.tsx';
import { kindForm } from '#admin/routes/destination-values.ts';
import {
  columnOf,
  INQUIRY_FIELD_NAMES as NAMES,
  INQUIRY_FIELDS,
  inquiryValues,
  SENDER_FIELDS,
} from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { englishWording } from '#copy/wordings.ts';
import { mapFields } from '#server/intake/hand-off/adapters/destination-adapter.ts';
import { DESTINATION_KINDS, KIND_FACTS } from '#server/intake/hand-off/destination-kinds.ts';
import { toMessage, webhookPayload } from '#server/intake/hand-off/hand-off-payload.ts';
import { contentHash } from '#server/intake/inquiries/content-key.ts';
import { parseInquiry } from '#server/intake/inquiries/parse-inquiry.ts';
import { exportByEmail } from '#server/intake/inquiries/personal-data.ts';
import { createOwnerInquiries } from '#server/owner/inquiries/owner-inquiries.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { INTAKE_PARTS, startService } from '#tests/support/running-service.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { preparedMail } from './prepared-mail.ts';

/** Something of its own in each field. */
const typed = inquiryValues((name) => {
  const { kind } = INQUIRY_FIELDS[name];
  const index = NAMES.indexOf(name);
  if (kind === 'email') return `typed${index}@example.com`;
  return kind === 'tel' ? `+48 600 100 2${index}0` : `typed into ${name}`;
});

const markup = (element: ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

const expectEach = (text: string) =>
  checkEach(NAMES, (name) => expect(text).toContain(typed[name]));

describe('every field of an inquiry', () => {
  const form = (compact: boolean) =>
    markup(
      <InquiryForm
        formType="Home Page Inquiry"
        {...{ compact, mailTo: '', consent: '', hasPrivacyText: false }}
        posted={{ values: typed, message: '', fields: {}, status: 400 }}
      />,
    );
  const asked = (html: string) => NAMES.filter((name) => html.includes(` name="${name}"`));

  test('is asked for by its label, in the short form where it is required, and comes back as typed', async () => {
    const full = form(false);
    expect(asked(full)).toEqual(NAMES);
    expect(asked(form(true))).toEqual(NAMES.filter((name) => INQUIRY_FIELDS[name].required));
    await expectEach(full);
    await checkEach(NAMES, (name) => expect(full).toContain(`>${inquiryWords.labels[name]}<`));
  });

  test('is in the mail that the visitor’s own program gets', () =>
    expectEach(preparedMail(inquiryWords.labels, 'a@b.co', { ...typed, formType: 'x' }).text));

  test('makes another inquiry of the same words', () => {
    const hashOf = (input: object) => {
      const parsed = parseInquiry(englishWording, input);
      return parsed.ok ? contentHash(parsed.inquiry) : JSON.stringify(parsed.fields);
    };
    const names = NAMES.map((name) => hashOf({ ...typed, [name]: `x${typed[name]}` }));
    expect(new Set([hashOf(typed), ...names]).size).toBe(NAMES.length + 1);
  });

  test('has a line on the screen of a destination', () => {
    const mapping = KIND_FACTS.webhook.mapping;
    const values = { name: '', values: {}, mapping, sendsStages: false };
    const screen = markup(
      <DestinationForm
        form={kindForm('webhook')}
        {...{ values, shownSecrets: null, answer: null }}
      />,
    );
    return checkEach(NAMES, (name) => {
      expect(screen).toContain(` name="map-${name}"`);
      expect(screen).toContain(`>${inquiryWords.labels[name]}<`);
    });
  });
});

describeOnEachEngine('every field of an inquiry that was sent', (stores) => {
  // Each was seen failing with a field left out where it is read.
  test('is stored, mailed, exported, found, shown and handed over', async () => {
    const site = await startService(stores);
    const answer = await site.post({ ...typed, formType: 'Home Page Inquiry' });
    expect(answer.status).toBe(200);
    const row = await site.database.query
      .selectFrom('inquiries')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(inquiryValues((name) => row[columnOf(name)])).toEqual(typed);
    expect(await site.passUntil(() => site.mails.length === 1)).toBe(true);
    const { text } = site.mails[0]!;
    await expectEach(text);
    // Beside their label, since subject and title of the mail name some of them too.
    await checkEach(SENDER_FIELDS, (name) =>
      expect(text).toContain(`${inquiryWords.labels[name]}: ${typed[name]}`),
    );
    await expectEach(site.mails[0]!.html!);
    await expectEach(JSON.stringify(await exportByEmail(site.database, row.email, INTAKE_PARTS)));

    const owner = createOwnerInquiries(site.database, { ...site.service, sending: new Set() });
    await expectEach((await owner.exportCsv({}, { format: 'programs' })).csv);
    await checkEach(NAMES, async (name) =>
      expect(await owner.search({ text: typed[name] }, 1)).toMatchObject({ total: 1 }),
    );
    const inquiry = { ...(await owner.read(1))!, aboutHref: null, spamReasons: [] };
    await expectEach(
      markup(
        <>
          <InquiryHeading inquiry={inquiry} nowMs={0} />
          <InquiryDetail inquiry={inquiry} />
        </>,
      ),
    );

    const message = toMessage({ inquiry: row, change: null, siteUrl: 'https://a.example' }, '');
    expect(message.fields).toMatchObject(typed);
    expect(Object.keys(webhookPayload.shape.data.shape)).toEqual(expect.arrayContaining(NAMES));
    await checkEach(DESTINATION_KINDS, (kind) =>
      expectEach([...mapFields(KIND_FACTS[kind].mapping, message).values()].join('\n')),
    );
  });
});

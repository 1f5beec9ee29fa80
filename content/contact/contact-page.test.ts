import { describe, expect, it } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { contextWith, document, entry, link, paragraph } from '../tests/wire.ts';
import { FALLBACK_CONTACT_PAGE } from './fallback.ts';
import { loadContactPage } from './load-contact-page.server.ts';
import { toContactPage } from './to-contact-page.ts';
import { toFaqItem } from './to-faq-item.ts';

const contact = (id: string, fields: Record<string, unknown> = {}, createdAt = '2026-01-01') =>
  entry('contactPageContent', id, fields, { createdAt });
const faq = (id: string, fields: Record<string, unknown> = {}) =>
  entry('faqItem', id, { question: 'Why?', answer: 'Because.', ...fields });

describe('an FAQ item', () => {
  const item = (fields: Record<string, unknown>) => toFaqItem(faq('f', fields), contextWith());

  it('may answer in text or rich text', () => {
    expect(item({})).toMatchObject({ value: { answer: { kind: 'text', text: 'Because.' } } });
    expect(item({ answer: document(paragraph('Rich.')) })).toMatchObject({
      value: { answer: { kind: 'rich' } },
    });
  });

  it('needs both a question and an answer, each text or a document', () => {
    for (const fields of [
      { question: '' },
      { answer: undefined },
      { answer: 7 },
      { question: 7 },
    ]) {
      expect(item(fields).ok).toBe(false);
    }
  });

  it('keeps its question when the answer breaks the rules', () => {
    const answer = { nodeType: 'document', data: {}, content: [{ nodeType: 'table-row' }] };
    expect(item({ answer })).toMatchObject({
      value: { question: 'Why?', answer: { kind: 'unusable' } },
    });
  });
});

describe('the contact page', () => {
  it('shows its own values, and placeholders for those it lacks', () => {
    const page = toContactPage(
      contact('c', {
        emailAddress: 'a@b.example',
        phoneAvailability: 'Always',
        consentText: 'You agree.',
      }),
      contextWith(),
    );
    expect(page.email).toEqual({ title: 'Email', value: 'a@b.example', note: '' });
    expect(page.phone).toMatchObject({ value: FALLBACK_CONTACT_PAGE.phone.value, note: 'Always' });
    expect(page).toMatchObject({
      intro: { title: 'Contact Us' },
      formTitle: 'Send Us a Message',
      consent: 'You agree.',
      faqTitle: 'Frequently Asked Questions',
      faq: [],
    });
  });

  it('takes questions from faqItems, else from any other link to questions', () => {
    const context = contextWith([faq('own'), faq('other')]);
    const ids = (fields: Record<string, unknown>) =>
      toContactPage(contact('c', fields), context).faq.map((item) => item.id);
    const other = { questions: [link('Entry', 'other')] };
    expect(ids({ faqItems: [link('Entry', 'own')], ...other })).toEqual(['own']);
    expect(ids(other)).toEqual(['other']);
  });
});

describe('loadContactPage', () => {
  const entries = [
    contact('second', { introTitle: 'Second' }),
    contact('newest', { introTitle: 'Newest' }, '2026-05-05'),
    entry('machine', 'foreign'),
  ];

  it('tries the known ids in order', async () => {
    expect(await loadContactPage(fakeReader({ entries }), ['gone', 'second'])).toMatchObject({
      status: 'live',
      value: { intro: { title: 'Second' } },
    });
  });

  it('shows built-in copy when both fail', async () => {
    expect(await loadContactPage(fakeReader({ entries }), ['gone', 'foreign'])).toEqual({
      status: 'fallback',
      value: FALLBACK_CONTACT_PAGE,
      reason: 'empty',
    });
  });

  it('takes the newest entry, three links deep, without an id', async () => {
    const reader = fakeReader({ entries });
    expect(await loadContactPage(reader, [])).toMatchObject({
      value: { intro: { title: 'Newest' } },
    });
    expect(reader.queries).toMatchObject([{ include: 3, limit: 1 }]);
  });
});

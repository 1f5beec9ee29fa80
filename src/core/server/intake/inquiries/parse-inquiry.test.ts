import { describe, expect, test } from 'vitest';
import { NO_CONTEXT } from '#content/contact/test-support/no-context.ts';
import { INQUIRY_FIELDS, inquiryValues } from '#content/contact/inquiry-fields.ts';
import { englishWording } from '#copy/wordings.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { FORM_TYPES } from './inquiry.ts';
import { INQUIRY_FORM_NAMES, parseInquiry } from './parse-inquiry.ts';

const good = {
  name: ' Alex Miller ',
  email: 'alex@example.com',
  phone: '+1 555 0100',
  company: 'Example',
  subject: 'Lockers',
  message: '  Hello\r\nthere  ',
  formType: 'Home Page Inquiry',
  location: 'https://www.example.com/machines?x=1',
};

const fieldsOf = (input: unknown) => {
  const parsed = parseInquiry(englishWording, input);
  return parsed.ok ? {} : parsed.fields;
};
const inquiryOf = (input: unknown) => {
  const parsed = parseInquiry(englishWording, input);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.inquiry;
};

describe('parseInquiry', () => {
  test('takes what the specification lists, trimmed and with one kind of line break', () => {
    expect(inquiryOf(good)).toEqual({
      ...inquiryValues(() => ''),
      ...good,
      name: 'Alex Miller',
      message: 'Hello\nthere',
      consent: '',
      project: '',
      context: NO_CONTEXT,
    });
  });

  test('needs name, email and message only', () => {
    const inquiry = inquiryOf({ name: 'A', email: 'a@example.com', message: 'm' });
    expect(inquiry).toMatchObject({
      phone: '',
      company: '',
      subject: '',
      formType: 'Contact Page Form',
      location: '',
    });
  });

  test('says beside each empty required field what is missing, and in one text for all', () => {
    const parsed = parseInquiry(englishWording, { name: '   ', email: '', message: null });
    expect(parsed).toEqual({
      ok: false,
      fields: {
        name: 'Enter your name.',
        email: 'Enter your email address.',
        message: 'Enter your message.',
      },
      error:
        'Missing information: Please fill in all required fields. Enter your name. Enter your email address. Enter your message.',
    });
  });

  test('a field may have its characters and not one more', () =>
    checkEach(
      Object.entries(INQUIRY_FIELDS).filter(([name]) => name !== 'email'),
      (name, { limit }) => {
        expect(fieldsOf({ ...good, [name]: 'x'.repeat(limit) })).toEqual({});
        expect(fieldsOf({ ...good, [name]: `${'x'.repeat(limit)} ` })).toEqual({});
        expect(fieldsOf({ ...good, [name]: 'x'.repeat(limit + 1) })).toEqual({
          [name]: `Use at most ${limit} characters.`,
        });
      },
    ));

  test('email may have 254 characters and not one more', () => {
    const local = 'a'.repeat(60);
    const at = (length: number) =>
      `${local}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 61 - 60 - 61 - 1)}`;
    const longest = at(254 - 10);
    expect(fieldsOf({ ...good, email: longest })).toEqual({});
    expect(fieldsOf({ ...good, email: `${'e'.repeat(64)}@${'b.'.repeat(95)}co` })).toEqual({
      email: 'Use at most 254 characters.',
    });
  });

  test('refuses what is no text, no object, or has a name we do not know', () => {
    expect(fieldsOf({ ...good, name: 7 })).toEqual({ name: 'This must be text.' });
    for (const input of [null, undefined, 'text', 3, [], [good], { ...good, isAdmin: true }]) {
      expect(parseInquiry(englishWording, input).ok).toBe(false);
    }
  });

  test('nothing that was sent can reach the prototype', () => {
    const input: unknown = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"A","email":"a@example.com","message":"m"}',
    );
    parseInquiry(englishWording, input);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('breaks and control characters never reach a line', () => {
    const inquiry = inquiryOf({
      ...good,
      name: 'A\r\nBcc: evil@example.org',
      subject: 'a\u2028b\u0000c\td\u0085e',
    });
    expect(inquiry.name).toBe('A Bcc: evil@example.org');
    expect(inquiry.subject).toBe('a bc d e');
  });

  test('what cannot be seen is no text, and falls off the ends of one', () => {
    const unseen = '\u200b\u2060\ufeff\u3164\u2800\ufe0f\u{e0041}\u{1d173} ';
    const inquiry = inquiryOf({
      ...good,
      name: `${unseen}Ana\u00ad`,
      email: '\u200bjane@example.com\u200b\ufe0f\u{e0020}',
      message: `${unseen}Yes ❤️\u200b\n`,
      company: unseen,
    });
    expect(inquiry).toMatchObject({
      name: 'Ana',
      email: 'jane@example.com',
      message: 'Yes ❤️',
      company: '',
    });
    const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
    expect(inquiryOf({ ...good, message: flag }).message).toBe(flag);
    expect(Object.keys(fieldsOf({ ...good, name: '\u200b', message: '\u3164' }))).toEqual([
      'name',
      'message',
    ]);
  });

  test('lone halves of characters are mended, because a store would refuse them', () => {
    expect(inquiryOf({ ...good, message: 'a\ud800b' }).message).toBe('a\ufffdb');
  });

  test.each([
    ['javascript:alert(1)', ''],
    ['//evil.example/x', ''],
    ['/machines', '/machines'],
    ['https://www.example.com/a', 'https://www.example.com/a'],
    ['data:text/html,x', ''],
  ])('keeps %s as location %j', (location, kept) => {
    expect(inquiryOf({ ...good, location }).location).toBe(kept);
  });

  test('keeps every form type of the specification', () => {
    for (const formType of FORM_TYPES)
      expect(inquiryOf({ ...good, formType }).formType).toBe(formType);
  });

  test('a key that is none of ours counts as none', () => {
    const keyOf = (idempotencyKey: string) => {
      const parsed = parseInquiry(englishWording, { ...good, idempotencyKey });
      return parsed.ok ? parsed.marks.idempotencyKey : 'refused';
    };
    expect(keyOf('1b4e28ba-2fa1-11d2-883f-0016d3cca427')).toBe(
      '1b4e28ba-2fa1-11d2-883f-0016d3cca427',
    );
    expect(keyOf('short')).toBeNull();
    expect(keyOf("x'; drop table inquiries --")).toBeNull();
  });

  // Forms that wait in browsers send these; seen failing with one taken out of `PUBLISHED_NAMES`, and without it.
  test('takes every name that a form ever sent', () => {
    const ever = [
      ...['name', 'email', 'phone', 'company', 'subject', 'message', 'project', 'formType'],
      ...['location', 'consent', 'about', 'aboutTitle', 'landingPage', 'referrerHost', 'campaign'],
      ...['idempotencyKey', 'token', 'proof', 'referenceCode'],
    ];
    expect(INQUIRY_FORM_NAMES).toEqual(expect.arrayContaining(ever));
    expect(inquiryOf({ ...Object.fromEntries(ever.map((name) => [name, ''])), ...good }).name).toBe(
      'Alex Miller',
    );
  });

  test('keeps what was written under a name that nothing reads any more, and only that', () => {
    const published = { jobTitle: 'written', fitResult: 'written', pageMark: 'unseen' } as const;
    const sent = {
      ...good,
      ...{ jobTitle: ' Head of\u0000 Buying ', fitResult: ['x'], pageMark: 'of the form' },
    };
    const parsed = parseInquiry(englishWording, sent, published);
    expect(parsed).toMatchObject({
      ok: true,
      inquiry: { name: 'Alex Miller', message: 'Hello\nthere\njobTitle: Head of Buying' },
    });
    expect(Object.keys((parsed as { inquiry: object }).inquiry)).not.toContain('jobTitle');
    const long = { ...good, jobTitle: 'x'.repeat(100_000) };
    expect(parseInquiry(englishWording, long, published).ok).toBe(true);
    for (const name of ['isAdmin', 'toString', '__proto__']) {
      const unknown = { ...sent, ...JSON.parse(`{"${name}": "x"}`) };
      expect(parseInquiry(englishWording, unknown, published).ok).toBe(false);
    }
  });
});

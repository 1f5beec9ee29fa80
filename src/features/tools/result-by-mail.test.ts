import { expect, test } from 'vitest';
import { openSpace } from '#content/locales/test-support/read-in.ts';
import { lockerWords as german } from '#copy/de/locker-words.ts';
import { lockerWords } from '#copy/en/locker-words.ts';
import { goodInquiry, startService } from '#tests/support/running-service.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';

const SITE = 'https://www.example.com';

describeOnEachEngine('a result on the list of an inquiry', (stores) => {
  test('is mailed as it was seen, and to the owner in English', async () => {
    const { post, service, mails, passUntil } = await startService(stores, {
      MAIL_ACKNOWLEDGEMENT: 'true',
    });
    const { source } = (await openSpace()).open();
    service.useContent(() => source.reader());
    const project = 'tool=locker-size:parcels%3D50%26peak%3D1';
    await post({ ...goodInquiry, project, location: `${SITE}/de/contact` });
    const textTo = (address: string) => mails.find(({ to }) => to[0] === address)?.text;
    await passUntil(() => mails.length === 2);
    expect(textTo('alex@example.com')).toContain(`${german.parcels}: 50`);
    expect(textTo('owner@example.com')).toContain(`${lockerWords.parcels}: 50`);
    // Slugs are those of the visitor's language.
    expect(textTo('owner@example.com')).toContain(`${SITE}/de/project?${project}`);
  });
});

import { readFile } from 'node:fs/promises';
import { expect, OWNER, signIn, test, type OwnerSite } from '../support/owner-test.ts';
import { postInquiry } from '../support/post-inquiry.ts';

async function send(site: OwnerSite, fields: Record<string, string>): Promise<void> {
  const answer = await postInquiry(site.url, {
    formType: 'Contact Page Form',
    message: 'We would like a locker.',
    ...fields,
  });
  expect(answer.status).toBe(200);
}

test('inquiries are found by words, form and state, read and marked', async ({ page, site }) => {
  await send(site, {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    company: 'Engines & Sons',
    message: 'Chilled lunches, please.',
  });
  await send(site, {
    name: 'Grace Hopper',
    email: 'grace@example.com',
    formType: 'Machines Page Inquiry',
    message: 'A locker of 50% width_1.',
  });
  await signIn(page, site, '/admin/inquiries');
  await page.getByLabel('Words or number').fill('LUNCHES');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('link', { name: /Ada Lovelace/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /Grace Hopper/u })).toHaveCount(0);
  // Signs that mean "anything" to a database mean themselves here.
  await page.getByLabel('Words or number').fill('50% width_1');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('link', { name: /Grace Hopper/u })).toBeVisible();
  await page.getByLabel('Words or number').fill('%');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page).toHaveURL(/text=%25(?:&|$)/u);
  await expect(page.getByRole('link', { name: /Ada Lovelace/u })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('link', { name: 'Show all' })).toHaveCount(0);
  await page.getByText('More filters').click();
  await page.getByLabel('Form', { exact: true }).selectOption('Machines Page Inquiry');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('link', { name: /Ada Lovelace/u })).toHaveCount(0);
  await page
    .getByRole('link', { name: /Grace Hopper/u })
    .first()
    .click();
  await expect(page.getByText('A locker of 50% width_1.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
  await page.getByLabel('Stage').selectOption('Quoted');
  await page.getByRole('button', { name: 'Set stage' }).click();
  await expect(page.getByText('set the stage to Quoted')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByRole('button', { name: 'Not spam', exact: true })).toBeVisible();
  await page.goto(`${site.url}/admin/inquiries`);
  await expect(page.getByRole('link', { name: /Grace Hopper/u })).toHaveCount(0);
  await page.getByLabel('Spam').selectOption('Only spam');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('link', { name: /Grace Hopper/u }).click();
  await page.getByRole('button', { name: 'Not spam', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeVisible();
});

test('without mail they say that they are kept here, and how to set mail up', async ({
  page,
  site,
}) => {
  await send(site, { name: 'Kim Kept', email: 'kim@example.com' });
  await signIn(page, site, '/admin/inquiries?text=Kim+Kept');
  await expect(page.getByText('No mail is set up: inquiries are kept here')).toBeVisible();
  await expect(page.getByText('Being sent')).toHaveCount(0);
  await page.getByRole('link', { name: /Kim Kept/u }).click();
  const deliveries = page.getByRole('region', { name: 'Deliveries' });
  await expect(deliveries.getByText('kept here')).toBeVisible();
  await expect(deliveries.getByText('No mail is set up.')).toBeVisible();
  await expect(page.getByText(/next try/iu)).toHaveCount(0);
  await deliveries.getByRole('link', { name: 'How to set up mail' }).click();
  const mail = page.getByRole('region', { name: 'Mail' });
  await expect(mail).toBeInViewport();
  await expect(mail.getByText('EMAIL_TO=you@your-company.com')).toBeVisible();
});

test('they are found without accents, and by number among spam', async ({ page, site }) => {
  await send(site, { name: 'Łukasz Żółć', email: 'lz@example.com' });
  await signIn(page, site, '/admin/inquiries?text=zolc');
  const link = page.getByRole('link', { name: /Łukasz Żółć/u });
  await expect(link).toBeVisible();
  await page.goto(`${site.url}/admin/inquiries?text=lukasz`);
  await link.click();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByRole('button', { name: 'Not spam', exact: true })).toBeVisible();
  const number = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(`${site.url}/admin/inquiries`);
  await expect(link).toHaveCount(0);
  await page.getByLabel('Words or number').fill(number);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(link).toBeVisible();
});

test('an answer carries subject and quote, and a telephone can be tapped', async ({
  page,
  site,
}) => {
  await send(site, {
    name: 'Tess Tapped',
    email: 'tess@example.com',
    phone: '+48 22 123-45 67',
    subject: 'Lockers & more',
    message: 'First line.\nSecond?',
  });
  await signIn(page, site, '/admin/inquiries?text=Tess+Tapped');
  await page.getByRole('link', { name: /Tess Tapped/u }).click();
  const number = new URL(page.url()).pathname.split('/').at(-1)!;
  const reply = page.getByRole('link', { name: 'Reply by email' });
  const mail = new URL((await reply.getAttribute('href'))!);
  expect(mail.pathname).toBe('tess@example.com');
  expect(mail.searchParams.get('subject')).toBe(`Re: Lockers & more (#${number})`);
  expect(mail.searchParams.get('body')).toMatch(
    /^\r\n\r\nOn .+, Tess Tapped wrote:\r\n> First line\.\r\n> Second\?$/u,
  );
  await expect(page.getByRole('link', { name: '+48 22 123-45 67' })).toHaveAttribute(
    'href',
    'tel:+48221234567',
  );
  await expect(page.getByRole('link', { name: 'tess@example.com' })).toHaveAttribute(
    'href',
    'mailto:tess@example.com',
  );
  // The spam check speaks an owner's language.
  await expect(
    page.getByText('it was sent without the form on the site being opened'),
  ).toBeVisible();
  await expect(page.getByText(/form token|by the form/u)).toHaveCount(0);
});

test.describe('a browser in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('shows times in its own zone, before anything is touched, and finds days there', async ({
    page,
    site,
  }) => {
    await send(site, { name: 'Zoe Zone', email: 'zoe@example.com' });
    await signIn(page, site, '/admin/inquiries?text=Zoe+Zone');
    const line = page.getByRole('listitem').filter({ hasText: 'Zoe Zone' });
    await expect(line.getByText(/GMT\+9$/u)).toBeVisible();
    // Any page loaded whole, without a hand on it.
    await page.goto(`${site.url}/admin/audit`);
    await expect(page.getByText(/GMT\+9$/u).first()).toBeVisible();
    await expect(page.getByText(/\d UTC$/u)).toHaveCount(0);
    await page.goto(`${site.url}/admin/inquiries`);
    await page.getByText('More filters').click();
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page).toHaveURL(/zone=Asia%2FTokyo/u);
    await page.getByLabel('The file is for').first().selectOption('programs');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export inquiries as CSV' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/T\d\d:\d\d:\d\d\+09:00"/u);
  });
});

test('an export holds what was found for who reads it, and no cell acts as a formula', async ({
  page,
  site,
}) => {
  await send(site, {
    name: '=HYPERLINK("http://evil.example","x")',
    email: 'formula@example.com',
    phone: '+41 31 311 22 33',
    message: '@SUM(1+1)*cmd|calc',
  });
  await send(site, { name: 'Someone Else', email: 'else@example.com' });
  await signIn(page, site, '/admin/inquiries?text=formula%40example.com');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export inquiries as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/u);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  expect(csv).toContain(`"'@SUM(1+1)*cmd|calc"`);
  expect(csv).toContain(';"formula@example.com";"+41 31 311 22 33";');
  expect(csv).not.toContain('else@example.com');
  const asked = async (form: Record<string, string>) => {
    const answer = await page.request.post(`${site.url}/admin/inquiries/export`, {
      headers: { origin: site.url },
      form: { text: 'formula@example.com', ...form },
    });
    return answer.text();
  };
  expect(await asked({ format: 'programs' })).toContain('"=HYPERLINK(');
  expect(await asked({})).toMatch(/^\ufeff"number",.*\r\n"\d+","[\dT:-]+Z",.*"'=HYPERLINK\(/u);
  const [newsletter] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export newsletter as CSV' }).click(),
  ]);
  expect(newsletter.suggestedFilename()).toMatch(/^newsletter-/u);
  await page.goto(`${site.url}/admin/audit`);
  await expect(page.getByRole('rowheader', { name: 'Exported inquiries' }).first()).toBeVisible();
});

test('what a visitor wrote is text and nothing else', async ({ page, site }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await send(site, {
    name: markup,
    email: 'markup@example.com',
    subject: 'javascript:alert(1)',
    message: `${markup}\n<b>bold</b>`,
  });
  await signIn(page, site, '/admin/inquiries');
  await page.getByRole('link', { name: /onerror/u }).click();
  await expect(page.getByText('<b>bold</b>')).toBeVisible();
  await expect(page.locator('main img[src="x"], main script[src]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^No\. \d+ \| Admin$/u);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('times are universal and say so', async ({ page, site }) => {
    await send(site, { name: 'Una Universal', email: 'una@example.com' });
    await signIn(page, site, '/admin/inquiries?text=Una+Universal');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Una Universal' })
        .getByText(/\d UTC$/u),
    ).toBeVisible();
  });

  test('one inquiry, and then all of a person, is erased with the password again', async ({
    page,
    site,
  }) => {
    for (const message of ['First.', 'Second.', 'Third.'])
      await send(site, { name: 'Eve Erased', email: 'Eve@Example.com', message });
    await signIn(page, site, '/admin/inquiries?text=Eve+Erased');
    await expect(page.getByRole('heading', { name: '3 inquiries' })).toBeVisible();
    await page
      .getByRole('link', { name: /Eve Erased/u })
      .first()
      .click();
    const erase = page.locator('form', {
      has: page.getByRole('button', { name: 'Erase inquiry' }),
    });
    // Asked for only once it is wanted.
    await expect(page.getByLabel('Your password')).toBeHidden();
    await page.getByText('Erase this inquiry').click();
    await erase.getByLabel('Your password').fill('not the password');
    await erase.getByRole('button').click();
    await expect(page.getByText('The password is not right.')).toBeVisible();
    await erase.getByLabel('Your password').fill(OWNER.password);
    await erase.getByRole('button').click();
    await expect(page.getByText('Erased').first()).toBeVisible();
    const person = page.locator('form', {
      has: page.getByRole('button', { name: 'Erase everything of this person' }),
    });
    await page.getByText('Erase a person').click();
    await person.getByLabel('Email address of the person').fill('eve@example.com');
    await person.getByLabel('Your password').fill(OWNER.password);
    await person.getByRole('button').click();
    await page.goto(`${site.url}/admin/inquiries?text=Eve+Erased&spam=all`);
    await expect(page.getByRole('heading', { name: '0 inquiries' })).toBeVisible();
    await page.goto(`${site.url}/admin/audit`);
    await expect(page.getByRole('rowheader', { name: 'Erased a person' })).toBeVisible();
    // The trail does not keep what was to go.
    await expect(page.getByText('eve@example.com')).toHaveCount(0);
  });
});

test('on a telephone the ways to answer are at hand, and no notice lies over them or the header', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await send(site, {
    name: 'Hanna Hand',
    email: 'hanna@example.com',
    phone: '+48 22 123-45 67',
    message: 'One line.',
  });
  await signIn(page, site, '/admin/inquiries?text=Hanna+Hand');
  await page.getByRole('link', { name: /Hanna Hand/u }).click();
  const bar = page.getByRole('navigation', { name: 'Answer' });
  await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+48221234567');
  await expect(bar.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:hanna@/u);
  await bar.getByRole('link', { name: 'Note' }).click();
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect(note).toBeFocused();
  await note.fill('Rang, was busy.');
  await page.getByRole('button', { name: 'Add note' }).click();
  const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first();
  await expect(notice.getByRole('button')).toBeVisible();
  const [told, foot] = [(await notice.boundingBox())!, (await bar.boundingBox())!];
  expect(told.y).toBeGreaterThan(422);
  expect(told.y + told.height).toBeLessThanOrEqual(foot.y);
});

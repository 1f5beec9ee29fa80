import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { controlPage, type ChosenFile, type ControlPage } from '../support/control-page.ts';
import {
  expect,
  OWNER,
  readFirstCode,
  signIn,
  startOwnerSite,
  test,
} from '../support/owner-test.ts';
import { postInquiry } from '../support/post-inquiry.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { startSampleSite } from '../support/sample-site.ts';
import { ROOT } from '#tools/runtime.mjs';

/*
 * The guide "Your site in an hour", followed from its first line to its last by an owner who has nothing but a browser.
 * Its pictures and those of README are made on the way:
 * GUIDE_PICTURES=write npx playwright test tests/together/site-in-an-hour.spec.ts (-g README for those alone)
 */
const GUIDES = join(ROOT, 'docs/guides');
const guide = readFileSync(join(GUIDES, 'your-site-in-an-hour.md'), 'utf8');
const pagesGuide = readFileSync(join(GUIDES, 'pages-from-sections.md'), 'utf8');

/** What the sample says of whose site it is. */
const SAMPLE_BRAND =
  /Vending Solutions|@example\.com|\+1 555 01\d\d|Sample (?:Street|City|Name|quotes|hours|note|mailing)/u;
/** The address of a sample picture that still has the sample's file. */
const SAMPLE_FILE = /sample-picture-[\w-]+\/\w+\/(?!own\.)[\w.-]+/u;
const NAME = 'Amber Vend';
const COLOR = '#7a1f2b';
const PATH = '/autumn-fair';

/** Kinds of sections and their anchors, as the guide's table has them. */
const SECTIONS = [...pagesGuide.matchAll(/^\| ([A-Z][\w ]+?) +\|.*\| `#(\w+)` +\|$/gmu)].map(
  ([, kind = '', anchor = '']) => ({ kind, anchor }),
);

/** The name of a kind in the list of content types, where it is not "Section: …". */
const TYPE_NAMES: Record<string, string> = {
  'Hero slide': 'Hero slide',
  Testimonials: 'Testimonials of a page',
};
const typeOf = (kind: string) => TYPE_NAMES[kind] ?? `Section: ${kind.toLowerCase()}`;

const svg = (size: string, inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${inside}</svg>`);
const file = (name: string, mimeType: string, buffer: Buffer): ChosenFile => ({
  name,
  mimeType,
  buffer,
});
const LOGO = file(
  'Amber Vend.svg',
  'image/svg+xml',
  svg(
    '0 0 240 64',
    `<rect width="64" height="64" rx="14" fill="${COLOR}"/><rect x="18" y="14" width="28" height="36" rx="4" fill="#e0a030"/><path d="M84 20h140v8H84zm0 18h96v8H84z" fill="${COLOR}"/>`,
  ),
);
const LOGO_ON_DARK = { ...LOGO, name: 'Amber Vend on dark.svg' };
const ICON = file(
  'Amber icon.svg',
  'image/svg+xml',
  svg('0 0 512 512', `<rect width="512" height="512" fill="${COLOR}"/>`),
);
/** A photograph under the owner's own name. */
const photo = (source: string, name: string) =>
  file(name, 'image/webp', readFileSync(join(ROOT, 'src/core/space/assets', source)));
const CLIP = () =>
  file(
    'Fair.mp4',
    'video/mp4',
    readFileSync(join(ROOT, 'src/core/space/assets/morning-route.mp4')),
  );

/** What an owner writes into a section of each kind of the guide's table, and some words of it that visitors read. */
const FILL: Record<string, { shows: string; fill: (editor: ControlPage) => Promise<void> }> = {
  'Hero slide': {
    shows: 'Meet the machines',
    async fill({ write, writeLines, upload }) {
      await write({
        Title: 'Meet the machines',
        Subtitle: 'Two days, four cabinets, and the people who build them.',
        'Description of the picture': 'A vending machine on a square in the evening',
        'First button: text': 'Tell us that you come',
        'First button: address': '#form',
        'Second button: text': 'All machines',
        'Second button: address': '/machines',
      });
      await writeLines('Selling points', ['Open from ten to six', 'Free entry']);
      await upload('Picture', photo('outdoor-dusk.webp', 'Fair.webp'));
    },
  },
  Text: {
    shows: 'Bring your floor plan',
    fill: ({ write }) =>
      write({ Heading: 'What to bring', Text: 'Bring your **floor plan**.\n\n- doors\n- outlets' }),
  },
  'Picture with text': {
    shows: 'Beside the coffee bar',
    async fill({ write, upload }) {
      await write({
        Heading: 'Our stand',
        Text: 'Beside the coffee bar in hall two.',
        'Description of the picture': 'A machine in a canteen',
        'Button: text': 'Write to us',
        'Button: address': '/contact',
      });
      await upload('Picture', photo('canteen.webp', 'Stand.webp'));
    },
  },
  Cards: {
    shows: 'Talks at noon',
    async fill({ write, create, choose, back }) {
      await write({ Heading: 'What you can see' });
      await choose('Cards', 'Duo');
      await create('Cards', 'Card');
      await write({ Heading: 'Talks at noon', Text: 'Twenty minutes each.', Link: '/blog' });
      await back();
    },
  },
  Figures: {
    shows: 'machines to try',
    async fill({ write, writeLines }) {
      await write({ Heading: 'The fair in figures', Source: 'Our own plan for the stand.' });
      await writeLines('Figures', ['4 | machines to try', '2 | days']);
    },
  },
  Questions: {
    shows: 'Do I need a ticket?',
    async fill({ write, create, back }) {
      await write({ Heading: 'Before you come' });
      await create('Questions', 'Question and answer');
      await write({ Question: 'Do I need a ticket?', Answer: 'No. Come when it suits you.' });
      await back();
    },
  },
  Testimonials: {
    shows: 'The drawer opens at night, too.',
    async fill({ write, create, back }) {
      await write({ Heading: 'What visitors said' });
      await create('Testimonials', 'Testimonial');
      await write({ Quote: 'The drawer opens at night, too.', Name: 'A. Tester', Company: 'Own' });
      await back();
    },
  },
  Logos: {
    shows: 'On the stand with us',
    async fill({ write, upload }) {
      await write({ Heading: 'On the stand with us' });
      await upload('Logos', { ...LOGO, name: 'Partner.svg' });
    },
  },
  Video: {
    shows: 'A morning on the route',
    async fill({ write, upload }) {
      await write({ Heading: 'A morning on the route' });
      await upload('Uploaded video', CLIP());
      await upload('Still picture', photo('transit-hall.webp', 'Still.webp'));
    },
  },
  Form: {
    shows: 'Tell us that you come',
    async fill({ write, create, back }) {
      await write({ Heading: 'Tell us that you come', Subject: 'Autumn fair' });
      await create('Page after sending', 'Page');
      await write({ Title: 'See you there', Description: 'Thanks after the form of the fair.' });
      await create('Sections', 'Section: text');
      await write({ Heading: 'What happens now', Text: 'We write back within two days.' });
      await back();
      await back();
    },
  },
  'Call to action': {
    shows: 'Begin with one machine',
    fill: ({ write }) =>
      write({
        Heading: 'Begin with one machine',
        'Button: text': 'Ask us',
        'Button: address': '#form',
      }),
  },
};

const isWriting = process.env['GUIDE_PICTURES'] === 'write';

/** Makes one of the guide's pictures when asked to, at most 80 kB large. */
async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  if (!guide.includes(`(pictures/${name}.webp)`)) throw new Error(`The guide shows no ${name}.`);
  if (isWriting) await takePicture(page, join(GUIDES, 'pictures', `${name}.webp`), fullPage);
}

async function takePicture(page: Page, path: string, fullPage = false): Promise<void> {
  const png = await page.screenshot({ fullPage, animations: 'disabled' });
  await sharp(png).resize({ width: 900 }).webp({ quality: 60, effort: 6 }).toFile(path);
}

const step = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(`^Change it ?: ${name}$`, 'u') }) });
const ticked = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'Done:' })
    .filter({ has: page.getByText(name, { exact: true }) });

const addressesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));

/** What README shows, by the names of its pictures. */
const SHOWN_IN_README = {
  home: '/',
  machine: '/machines/duo',
  compare: '/machines/compare?machine=duo&machine=frost&machine=parcel-bank',
  inbox: '/admin/inquiries',
};

const INQUIRIES = [
  [
    'Nora Field',
    'Field Offices',
    'We run twelve snack machines and want to see stock in one place.',
  ],
  ['Jonas Reed', 'Reed Campus', 'Which machine keeps fresh salads below four degrees?'],
  ['Mina Park', '', 'Ten lockers for click and collect, please. What is the lead time?'],
  ['Omar Said', 'Harbor Foods', 'Do you deliver to islands?'],
] as const;

test.describe('README', () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('shows what one gets', async ({ browser }) => {
    test.skip(!isWriting, 'Its pictures are made on demand.');
    const site = await startOwnerSite();
    for (const [name, company, message] of INQUIRIES)
      await postInquiry(site.url, {
        ...{ name, company, message, formType: 'Contact Page Form' },
        email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
      });
    const page = await browser.newPage();
    await signIn(page, site);
    for (const [name, path] of Object.entries(SHOWN_IN_README)) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      if (name === 'compare')
        await page
          .getByRole('heading', { name: 'What differs' })
          .evaluate((heading) => heading.scrollIntoView());
      await takePicture(page, join(ROOT, 'docs/pictures', `${name}.webp`));
    }
    await page.close();
    await site.stop();
  });
});

test.describe('The guide "Your site in an hour"', () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
  let site: BuiltSite;
  test.beforeAll(async () => {
    site = await startSampleSite();
  });
  test.afterAll(() => site.stop());

  test('leads to a site without a word of the sample’s brand', async ({ page, browser }) => {
    // The longest journey by far: it took five minutes where other work went on beside it.
    test.setTimeout(900_000);
    // A window of its own: a tab behind another is drawn too seldom to be clicked.
    const editing = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const editor = controlPage(editing);
    const { begin, write, writeLines, create, choose, upload, back, publish, press } = editor;
    /** Sends the form of an entry or a file as it does itself. */
    const send = async (address: string, fields: Record<string, string | ChosenFile>) => {
      const form = await (await editing.request.get(address)).text();
      const version = /name="version" value="(\d+)"/u.exec(form)![1]!;
      const sent = await editing.request.post(address, {
        headers: { Origin: new URL(address).origin },
        multipart: { version, from: '', ...fields },
      });
      expect(sent.url()).toMatch(/done=(?:published|deleted)$/u);
    };
    const textOf = async (path: string) => (await fetch(site.url + path)).text();
    /** Waits until a page has nothing of the sample's left: sixty files at once are far from a person's pace. */
    const isOwn = (path: string) =>
      expect
        .poll(
          async () => {
            const text = await textOf(path);
            return [SAMPLE_BRAND, SAMPLE_FILE].flatMap((left) => left.exec(text)?.[0] ?? []);
          },
          { message: path, timeout: 120_000 },
        )
        .toEqual([]);
    /** Opens the only entry of a type from the list of content types. */
    const openOnly = async (type: string, title: string | RegExp) => {
      await editing.goto(site.editorUrl);
      await editing.getByRole('main').getByRole('link', { name: type, exact: true }).click();
      await editing.getByRole('main').getByRole('link', { name: title }).first().click();
    };

    await test.step('1. The list of what to do', async () => {
      await page.goto(`${site.url}/admin/sign-up`);
      await page.getByLabel('One-time code').fill(await readFirstCode(site));
      await page.getByLabel('Name').fill(OWNER.name);
      await page.getByLabel('Email address').fill(OWNER.email);
      await page.getByLabel('Password').fill(OWNER.password);
      await page.getByRole('button', { name: 'Make the account' }).click();
      await expect(page.getByText('0 of 8 done.')).toBeVisible();
      await picture(page, 'start');
    });

    await test.step('2. Name, logo and icon', async () => {
      const link = step(page, 'Name').getByRole('link');
      await editing.goto((await link.getAttribute('href'))!);
      await write({ 'Name of the site': NAME });
      await upload('Logo', LOGO);
      await upload('Logo on dark ground', LOGO_ON_DARK);
      await upload('Icon', ICON);
    });

    await test.step('3. Colors and fonts', async () => {
      await write({ 'Main color': COLOR, 'Second color': '#e0a030' });
      await editor.field('Fonts').selectOption('Fraunces & Figtree');
      await picture(editing, 'site-settings');
    });

    await test.step('4. Menus and footer', async () => {
      for (const [words, address] of [
        ['Our machines', '/machines'],
        ['Stories', '/blog'],
      ] as const) {
        await create('Links in the header', 'Menu link');
        await write({ Words: words, Address: address });
        await back();
      }
      await create('Button in the header', 'Menu link');
      await write({ Words: 'Visit us', Address: '/contact' });
      await back();
      await create('Columns of the footer', 'Footer column');
      await write({ Heading: 'The company' });
      await create('Links', 'Menu link');
      await write({ Words: 'Who we are', Address: '/about' });
      await back();
      await back();
      await write({ 'Line in the footer': 'Machines from the bay.' });
      await writeLines('Social networks', ['https://www.linkedin.com/company/amber-vend']);
      await publish();
      for (const name of ['Name', 'Logo', 'Icon', 'Colors'])
        await expect(ticked(page, name)).toBeVisible();
      // Mails show the drawn logo, which the built site has drawn by a process of its own.
      const logo = await page.request.get(`${site.url}/icons/mail-logo.png`);
      expect(logo.headers()['content-type']).toBe('image/png');
    });

    await test.step('5. Contact facts and legal texts', async () => {
      await openOnly('Contact page', /Contact/u);
      await write({
        'Email address': 'hello@amber-vend.test',
        'Email: note': 'We answer within two days',
        'Phone number': '+44 20 7946 0000',
        'Phone: note': 'Weekdays from nine to five',
        'Postal address': 'Amber Vend\n1 High Street\nBay Town',
        'Address: note': 'Letters and visits',
      });
      await publish();
      await openOnly('Legal texts', /./u);
      await write({
        'Privacy policy': '## What we keep\n\nYour message, for two years.',
        'Terms of service': '## What counts\n\nWhat we agree in writing.',
      });
      await publish();
      for (const name of ['Contact facts', 'Legal texts'])
        await expect(ticked(page, name)).toBeVisible();
      await picture(page, 'start-with-ticks');
    });

    await test.step('6. Pictures and testimonials', async () => {
      const own = photo('parcels.webp', 'own.webp');
      const left = step(page, 'Pictures').getByText(/\d+ left/u);
      const count = async () => Number.parseInt((await left.textContent())!.replace('(', ''), 10);
      const replace = async () => {
        await editor.field('File').setInputFiles(own);
        await publish();
      };
      const before = await count();
      const link = step(page, 'Pictures').getByRole('link');
      const first = (await link.getAttribute('href'))!;
      await editing.goto(first);
      await replace();
      await expect.poll(count).toBe(before - 1);
      // "Change it" opens the next one that is left.
      expect(await link.getAttribute('href')).not.toBe(first);

      await editing.goto(site.editorUrl);
      await editing.getByRole('link', { name: 'Files', exact: true }).click();
      const addresses: string[] = [];
      for (;;) {
        const shown = editing.locator('main a[href*="/assets/sample-picture-"]');
        addresses.push(...(await addressesOf(shown)));
        const next = editing.getByRole('link', { name: 'Next', exact: true });
        if ((await next.count()) === 0) break;
        await next.click();
      }
      const [second, ...others] = addresses.filter((address) => address !== first);
      await editing.goto(second!);
      await replace();
      // One is like the other: the rest are sent as the same form, without being drawn.
      for (const address of others)
        await send(address, { do: 'publish', shown: 'f:file:en-US', 'f:file:en-US': own });
      await expect(ticked(page, 'Pictures')).toBeVisible({ timeout: 120_000 });

      const quote = step(page, 'Testimonials').getByRole('link');
      await editing.goto((await quote.getAttribute('href'))!);
      await editing.getByText('More', { exact: true }).click();
      await editing.getByText('Delete…', { exact: true }).click();
      await press('Delete for good');
      await editing.goto(`${site.editorUrl}/entries?type=testimonial`);
      for (const address of await addressesOf(editing.locator('main .list a')))
        await send(address, { do: 'delete' });
      await expect(page.getByText('Make the site your own')).toHaveCount(0);
      await isOwn('/products');
    });

    await test.step('7. Languages', async () => {
      await openOnly('Site settings', 'Site settings');
      await press(/^German/u);
      await write({ 'Line in the footer': 'Automaten von der Bucht.' });
      await publish();
      await page.getByRole('button', { name: /^Switch on ?: Deutsch$/u }).click();
      await expect(page.getByRole('button', { name: /^Switch off ?: Deutsch$/u })).toBeVisible();
      await expect.poll(() => textOf('/de')).toContain('Automaten von der Bucht.');
    });

    await test.step('8. A page of every kind of section', async () => {
      expect(SECTIONS.map(({ kind }) => kind)).toEqual(Object.keys(FILL));
      await editing.goto(site.editorUrl);
      await begin('Page');
      await write({
        Title: 'Autumn fair',
        Description: 'Come and try four machines at our stand, on two days in October.',
      });
      await expect(editor.field('Slug')).toHaveValue('autumn-fair');
      await editor.field('Linked from').selectOption('header');
      for (const { kind } of SECTIONS) {
        await create('Sections', typeOf(kind));
        await FILL[kind]!.fill(editor);
        await back();
      }
      await picture(editing, 'page-entry');
      await publish();
      await expect.poll(async () => (await fetch(site.url + PATH)).status).toBe(200);
      await isOwn(PATH);
      await page.goto(site.url + PATH);
      for (const { kind, anchor } of SECTIONS)
        await expect(page.locator(`section#${anchor}`)).toContainText(FILL[kind]!.shows);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet the machines');
      await picture(page, 'page');
    });

    await test.step('8. Its place in the footer, the promo strip and redirects', async () => {
      await openOnly('Page', 'Autumn fair');
      await editor.field('Linked from').selectOption('footer');
      await publish();
      await openOnly('Page', 'Break rooms');
      await editing.getByText('More', { exact: true }).click();
      await press('Unpublish');
      await editing.goto(site.editorUrl);
      await begin('Promo strip');
      await write({
        Words: 'Autumn fair: come and see us.',
        'Link: words': 'See when',
        'Link: address': PATH,
      });
      await publish();
      await openOnly('Site settings', 'Site settings');
      await choose('Promo strip', 'Autumn fair: come and see us.');
      await publish();

      await page.goto(`${site.url}/admin/redirects`);
      await page.getByLabel('Old address').fill('/old-fair');
      await page.getByLabel('New address').fill(PATH);
      await page.getByRole('button', { name: 'Save the redirect' }).click();
      await expect(page.getByText('Redirect saved').first()).toBeVisible();
      await page.goto(`${site.url}/old-fair`);
      await expect(page).toHaveURL(site.url + PATH);
    });

    await test.step('Check that it works', async () => {
      await expect.poll(() => textOf('/')).toContain('Autumn fair: come and see us.');
      await isOwn('/');
      await page.goto(site.url);
      await expect(page).toHaveTitle(new RegExp(NAME, 'u'));
      const banner = page.getByRole('banner');
      for (const words of ['Our machines', 'Stories', 'Visit us'])
        await expect(banner.getByRole('link', { name: words }).first()).toBeVisible();
      const footer = page.getByRole('contentinfo');
      for (const words of ['Who we are', 'Autumn fair', 'linkedin'])
        await expect(footer.getByRole('link', { name: new RegExp(words, 'iu') })).toBeVisible();
      await expect(footer).toContainText('Machines from the bay.');
      await picture(page, 'home');
      for (const path of ['/break-rooms', '/site.webmanifest', ...PUBLIC_PATHS, PATH, '/llms.txt'])
        await isOwn(path);
      await page.goto(`${site.url}/admin/content`);
      await page.getByRole('button', { name: 'Check all content' }).click();
      await expect(page.getByText('Content checked').first()).toBeVisible();
      for (const fold of await page.locator('main summary').all()) await fold.click();
      await expect(page.getByText(/autumn-fair/u).first()).toBeVisible();
    });
  });
});

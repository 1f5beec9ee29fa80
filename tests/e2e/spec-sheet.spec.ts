import { quietConsole } from '../support/quiet-console.ts';
import { EXPECTED_ANSWERS, expect, test as base } from '../support/site-test.ts';

/** A picture that the page before has shown is taken from memory at times, and Chromium says that its preload was in vain. */
const PICTURE_FROM_MEMORY = /duo\.webp\S+ was preloaded using link preload but not used/u;
const test = base.extend<{ complaints: string[] }>({
  complaints: quietConsole(EXPECTED_ANSWERS, PICTURE_FROM_MEMORY),
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a machine’s sheet is read in either unit and taken along as a file', async ({ page }) => {
      await page.goto('/machines/duo');
      await page.getByRole('link', { name: 'Spec sheet and site checklist' }).click();
      await expect(page).toHaveURL(/\/machines\/duo\/spec-sheet$/u);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Duo: spec sheet and site checklist',
      );
      const main = page.getByRole('main');
      for (const group of ['Floor', 'Power', 'Network', 'Ventilation', 'Way in', 'Permits'])
        await expect(main.getByRole('heading', { name: group, exact: true })).toBeVisible();
      await expect(main.getByText(/\d kg/u).first()).toBeVisible();
      await main.getByRole('link', { name: 'Imperial' }).click();
      await expect(main.getByText(/\d lb/u).first()).toBeVisible();
      const file = main.getByRole('link', { name: 'Download as PDF' });
      const href = (await file.getAttribute('href'))!;
      expect(href).toBe('/machines/duo/spec-sheet.pdf?units=imperial');
      const answer = await page.request.get(href);
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
      await main.getByRole('link', { name: 'Back to the Duo' }).click();
      await expect(page).toHaveURL(/\/machines\/duo\?units=imperial/u);
    });
  });

test('on paper the sheet is what stands on it, without the site around it', async ({ page }) => {
  await page.goto('/machines/duo/spec-sheet');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Site checklist', exact: true })).toBeVisible();
  for (const gone of [
    page.getByRole('link', { name: 'Download as PDF' }),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('link', { name: 'Imperial' }),
  ])
    await expect(gone).toBeHidden();
});

import { REACT_FILE, startScriptRuns, touchEveryPart } from '../support/page-parts.ts';
import { expect, test } from '../support/site-test.ts';

test.describe('The home page', () => {
  test('shows its eight sections in order, all from content', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vend Anything You Sell');
    const headings = await page.locator('main h2').allTextContents();
    const order = [
      'One platform from shelf to settlement',
      'Pick what you sell',
      'Business Goals We Help You Achieve',
      'Machines and lockers, ready to run',
      'Trusted by Industry Leaders',
      'Ready to Transform Your Vending Operations?',
    ];
    expect(headings.filter((heading) => order.includes(heading))).toEqual([
      ...order,
      'Ready to Transform Your Vending Operations?',
    ]);
    await expect(page.getByRole('link', { name: 'View All Product Types' })).toHaveAttribute(
      'href',
      '/products',
    );
    await expect(page.getByRole('link', { name: 'Explore All Business Goals' })).toHaveAttribute(
      'href',
      '/business-goals',
    );
    await expect(page.getByRole('link', { name: 'View All Machines' })).toHaveAttribute(
      'href',
      '/machines',
    );
  });

  // Seen failing without the level that the shown slide's heading gets: no such heading from the second slide on.
  test('has one heading of the first level, whichever slide shows', async ({ page }) => {
    await page.goto('/');
    await touchEveryPart(page);
    // As assistive technology gets it: the tool counts what is out of reach, and heeds no level that is set later.
    const session = await page.context().newCDPSession(page);
    const headings = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      return nodes
        .filter(
          ({ role, ignored, properties }) =>
            !ignored &&
            role?.value === 'heading' &&
            properties?.some(({ name, value }) => name === 'level' && value.value === 1),
        )
        .map(({ name }) => name?.value as string);
    };
    const shown = new Set<string>();
    for (const count of [1, 2, 3]) {
      await expect
        .poll(async () => {
          const found = await headings();
          return found.length === 1 && shown.add(found[0]!).size;
        })
        .toBe(count);
      await page.getByRole('button', { name: 'Next slide' }).click();
    }
  });

  test('says in its headers that its content is live', async ({ request }) => {
    const answer = await request.get('/');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['x-content-source']).toMatch(/^(?:live|stale)$/u);
  });

  test('runs no React before the visitor acts', async ({ page }) => {
    // What is fetched ahead runs nothing, and the hero does not turn by itself here.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await startScriptRuns(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => REACT_FILE.test(path))).toEqual([]);
    await page.getByRole('button', { name: 'Next' }).first().hover();
    await expect.poll(() => scripts.filter((path) => REACT_FILE.test(path))).toHaveLength(1);
  });

  for (const width of [320, 390, 768, 1440]) {
    test(`does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    });
  }
});

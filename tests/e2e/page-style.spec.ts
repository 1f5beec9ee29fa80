import { connectivityWords } from '#copy/connectivity-words.ts';
import { startScriptRuns } from '../support/page-parts.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

/*
 * Every page comes with the part of the stylesheet that it uses. What that part makes of each element is what the whole
 * stylesheet makes of it, in every property that the stylesheet sets anywhere.
 *
 * Seen failing with `cut-style.ts` reading classes without their entities decoded (`[&amp;_p]:…`), and with custom
 * properties that only other custom properties use left out; the last test without `notice-looks.ts` told to the build.
 */
for (const [at, path] of [...PUBLIC_PATHS, '/not-found'].entries()) {
  const width = at % 2 === 0 ? 390 : 1440;
  test(`${path} looks the same with the whole stylesheet at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({
      reducedMotion: 'reduce',
      colorScheme: at % 3 === 0 ? 'dark' : 'light',
    });
    // Never answered: whether a font is there in time must not make a difference.
    await page.route('**/fonts/*', () => undefined);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const { elements, changed, rules } = await page.evaluate(async () => {
      const { stylesheet } = document.getElementById('start-script')!.dataset;
      const counted = { page: 0, whole: 0 };
      const properties = new Set<string>();
      const read = (list: CSSRuleList, of: keyof typeof counted) => {
        for (const rule of list) {
          counted[of] += 1;
          if (rule instanceof CSSStyleRule)
            for (const name of rule.style) if (!name.startsWith('--')) properties.add(name);
          if ('cssRules' in rule) read(rule.cssRules as CSSRuleList, of);
        }
      };
      const all = [...document.querySelectorAll('body, body *')];
      const look = () =>
        all.flatMap((element) =>
          [null, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            if (pseudo !== null && style.content === 'none') return '';
            return [...properties].map((name) => style.getPropertyValue(name)).join('|');
          }),
        );
      const whole = document.createElement('link');
      whole.rel = 'stylesheet';
      whole.href = stylesheet!;
      // What the page would get is read before the page has it.
      whole.media = 'not all';
      await new Promise((resolve) => {
        whole.onload = resolve;
        document.head.append(whole);
      });
      const [own] = [...document.styleSheets].filter(({ href }) => href === null);
      read(own!.cssRules, 'page');
      read(whole.sheet!.cssRules, 'whole');
      const withPart = look();
      whole.media = 'all';
      const withWhole = look();
      const changedAt = withPart.findIndex((style, index) => style !== withWhole[index]);
      const inWhole = withWhole[changedAt]?.split('|');
      const inPart = withPart[changedAt]?.split('|');
      const differing = [...properties]
        .map((name, index) => `${name}: ${inPart?.[index]} instead of ${inWhole?.[index]}`)
        .filter((_, index) => inPart?.[index] !== inWhole?.[index]);
      return {
        elements: all.length,
        rules: counted,
        changed:
          changedAt === -1
            ? ''
            : `${all[Math.floor(changedAt / 3)]!.outerHTML.slice(0, 200)} ${differing.join('; ')}`,
      };
    });
    expect(changed).toBe('');
    expect(elements).toBeGreaterThan(30);
    expect(rules.page).toBeLessThan(rules.whole * 0.75);
  });
}

test.describe('without the code of toasts', () => {
  // A worker would have kept it.
  test.use({ serviceWorkers: 'block' });

  test('what the page says of the connection looks as it should', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/terms');
    await startScriptRuns(page);
    await context.setOffline(true);
    const notice = page.getByRole('status').getByText(connectivityWords.offline);
    await expect(notice).toHaveCSS('border-top-left-radius', '18px');
    await expect(notice).toHaveCSS('z-index', '100');
    // The browser names each file that it cannot fetch.
    expect(complaints.splice(0).filter((text) => !text.includes('net::ERR_'))).toEqual([]);
  });
});

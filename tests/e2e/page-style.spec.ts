import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { expect, test } from '../support/site-test.ts';

/*
 * Every page comes with the part of the stylesheet that it uses. What that part makes of each element is what the whole
 * stylesheet makes of it, in every property that the stylesheet sets anywhere.
 *
 * Seen failing with `cut-style.ts` reading classes without their entities decoded (`[&amp;_p]:…`), and with custom
 * properties that only other custom properties use left out.
 */
for (const [at, path] of [...PUBLIC_PATHS, '/not-found', '/admin/sign-in'].entries()) {
  const width = at % 2 === 0 ? 390 : 1440;
  test(`${path} looks the same with the whole stylesheet at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({
      reducedMotion: 'reduce',
      colorScheme: at % 3 === 0 ? 'dark' : 'light',
    });
    await page.goto(path);
    const { elements, changed, rules } = await page.evaluate(async () => {
      const { stylesheet } = JSON.parse(document.getElementById('react-handoff')!.textContent) as {
        stylesheet: string;
      };
      const whole = document.createElement('link');
      whole.rel = 'stylesheet';
      whole.href = stylesheet;
      whole.disabled = true;
      await new Promise((resolve) => {
        whole.onload = resolve;
        document.head.append(whole);
        whole.disabled = false;
      });
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
      const [own] = [...document.styleSheets].filter(({ href }) => href === null);
      read(own!.cssRules, 'page');
      read(whole.sheet!.cssRules, 'whole');
      // Bands far below the view are laid out later, and the page's height with them.
      document.documentElement.dataset['whole'] = '';
      const all = [...document.querySelectorAll('body, body *')];
      const look = () =>
        all.flatMap((element) =>
          [null, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            if (pseudo !== null && style.content === 'none') return '';
            return [...properties].map((name) => style.getPropertyValue(name)).join('|');
          }),
        );
      const withWhole = look();
      whole.disabled = true;
      const withPart = look();
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

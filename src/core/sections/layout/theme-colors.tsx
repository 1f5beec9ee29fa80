import type { PageBrand } from '#content/brand/to-page-brand.ts';

/** What browsers draw around the page, in each theme. */
export function ThemeColors({ light, dark }: PageBrand['themeColors']) {
  return (
    <>
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

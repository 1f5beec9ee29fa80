import type { PageBrand } from '#content/brand/to-page-brand.ts';
import { offlinePageWords } from '#copy/en/offline-page-words.ts';
import { KEPT_PAGES_ID } from '#dom/kept-copy.ts';
import { VISITOR_BOOT } from '#browser/visitor-boot.ts';
import { ThemeColors } from '#sections/layout/theme-colors.tsx';
import { InlineScript, InlineStyle } from '#ui/inline-code.tsx';
import { MotifPanel } from '#ui/motif-panel.tsx';
import { useWording } from '#ui/wording-context.ts';

/**
 * The page that was asked for is loaded again as soon as there is a way to it, unless the visitor is on the way to
 * another one already: loading again would call that off.
 */
const RELOAD =
  'var leaving=0;onpageshow=()=>{leaving=0};onbeforeunload=()=>{leaving=1};ononline=()=>{leaving||location.reload()}';

/** One page for all languages: its ways home stay in that of the address where it is shown. */
function leadHome(homes: readonly string[]): string {
  if (homes.length === 0) return '';
  return `;addEventListener('DOMContentLoaded',()=>{const home=${JSON.stringify(homes)}.find(home=>(location.pathname+'/').startsWith(home+'/'));if(home)for(const link of document.querySelectorAll('a[href="/"]'))link.href=home})`;
}

const BUTTON =
  'inline-flex min-h-[54px] items-center justify-center rounded-full px-6.5 font-medium transition-colors duration-140';

/**
 * The offline page, a whole document that needs no other file: the service worker shows it at the address of a page
 * that was never read. The empty address of the first button is the page that was asked for.
 */
export function OfflinePage({
  siteName,
  brand,
  style,
  homes,
}: {
  siteName: string;
  brand: PageBrand;
  style: string;
  /** First parts of the addresses of the site's other languages. */
  homes: readonly string[];
}) {
  const wording = useWording();
  const words = wording.of(offlinePageWords);
  return (
    <html lang={wording.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <ThemeColors {...brand.themeColors} />
        <title>{`${words.title} | ${siteName}`}</title>
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <InlineScript text={`${VISITOR_BOOT};${RELOAD}${leadHome(homes)}`} />
        <InlineStyle text={brand.style} />
        <InlineStyle text={style} />
      </head>
      <body>
        <header className="border-b border-line">
          <div className="container-site flex h-[76px] items-center">
            <a
              // oxlint-disable-next-line addresses/in-the-language -- put right by `leadHome`
              href="/"
              className="touch-area flex items-center gap-3 font-display text-title font-bold"
            >
              <img
                src="/icons/icon-192.png"
                alt=""
                width={36}
                height={36}
                className="rounded-chip"
              />
              {siteName}
            </a>
          </div>
        </header>
        <main className="container-site py-[clamp(32px,5vw,72px)]">
          <MotifPanel
            tone="brand"
            title={words.title}
            actions={
              <>
                {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that was asked for */}
                <a href="" className={`${BUTTON} bg-white text-brand-700 hover:bg-brand-50`}>
                  {words.retry}
                </a>
                {/* oxlint-disable-next-line addresses/in-the-language -- put right by `leadHome` */}
                <a href="/" className={`${BUTTON} border border-white/30 hover:border-white/70`}>
                  {words.home}
                </a>
              </>
            }
          >
            <p>{words.text}</p>
          </MotifPanel>
          <nav id={KEPT_PAGES_ID} hidden aria-labelledby="kept-title" className="mt-12">
            <h2 id="kept-title" className="mb-5 text-sub">
              {words.kept}
            </h2>
            <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2 [&_a]:touch-area [&_a]:inline-block [&_a]:py-1 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4" />
          </nav>
        </main>
      </body>
    </html>
  );
}

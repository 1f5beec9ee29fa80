import { withoutLanguage } from '#content/locales/page-language.ts';
import type { StartFeature } from '#server/feature-server.ts';
import { isAskedInVain } from './server/is-asked-in-vain.ts';
import { createMissedAddresses } from './server/missed-addresses.ts';
import { createOwnerRedirects, redirectsContext } from './server/owner-redirects.ts';
import { openRedirects } from './server/redirects.ts';

/** Rules are for one language or for all. */
const withAndWithoutLanguage = (address: string) => [address, withoutLanguage(address)];

export const start: StartFeature = async ({ source, siteUrl, ...parts }) => {
  const redirects = await openRedirects(parts);
  const missed = createMissedAddresses(parts);
  const screen = createOwnerRedirects({ redirects, missed, source, siteUrl });
  return {
    oldAddresses: {
      find: redirects.find,
      dependsOnQuery: (pathname) => withAndWithoutLanguage(pathname).some(redirects.dependsOnQuery),
    },
    noteMissing(request) {
      const address = request.url!;
      if (!isAskedInVain(request)) return;
      // What the owner marked as gone needs no proposal.
      if (withAndWithoutLanguage(address).every((each) => redirects.find(each) === null))
        missed.note(address.split('?', 1)[0]!);
    },
    hear: () => void redirects.reload(),
    gauges: [
      { name: 'site_redirects', help: 'Redirects in force', read: () => redirects.list().length },
    ],
    provide: (context) => context.set(redirectsContext, screen),
    async close() {
      redirects.close();
      await missed.close();
    },
  };
};

import { adminDestinationWords as words } from '#admin/copy/en/admin-destination-words.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** Leads back to the list, above the heading of one destination. */
export function BackToDestinations() {
  return (
    <p className="mb-2 text-note">
      <SiteLink
        to="/admin/destinations"
        className="inline-flex min-h-6 items-center gap-2 text-link underline-offset-4 hover:underline"
      >
        <Icon name="arrow-left" size={18} />
        {words.back}
      </SiteLink>
    </p>
  );
}

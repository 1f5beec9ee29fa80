import { adminDestinationWords as words } from '#admin/copy/en/admin-destination-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { CannotStore } from '#admin/sections/cannot-store.tsx';
import { DestinationList, KindChoice } from '#admin/sections/destinations/destination-list.tsx';
import { DESTINATION_KINDS } from '#server/intake/intake.ts';
import type { Route } from './+types/destinations.ts';
import { adminMeta } from './admin-meta.ts';
import { signedIn } from './signed-in.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { destinations } = signedIn(context).owner;
  const lines = await destinations.list();
  return { lines, canStore: destinations.canStore, kinds: DESTINATION_KINDS };
}

export const meta = () => adminMeta(words.title);

export default function Destinations({ loaderData }: Route.ComponentProps) {
  const { lines, canStore, kinds } = loaderData;
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <DestinationList lines={lines} />
      {canStore ? <KindChoice kinds={kinds} /> : <CannotStore />}
    </>
  );
}

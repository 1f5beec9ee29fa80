import { adminStartWords } from '#admin/copy/en/admin-start-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { Moment } from '#admin/sections/moment.tsx';

const words = adminStartWords.publications;

type Publication = { id: string; contentType: string; title: string; changedAtMs: number };

/** What was published last in the content service; nothing where that is not known. */
export function LatestPublications({ publications }: { publications: Publication[] | null }) {
  if (publications === null) return null;
  return (
    <AdminCard title={words.title}>
      {publications.length === 0 && <p className="text-note text-text-2">{words.none}</p>}
      <ul className="-mt-2 divide-y divide-line">
        {publications.map(({ id, contentType, title, changedAtMs }) => (
          <li key={id} className="py-2.5">
            <p className="font-medium">{title || toWords(contentType)}</p>
            <p className="text-small text-text-2">
              {toWords(contentType)}, <Moment ms={changedAtMs} />
            </p>
          </li>
        ))}
      </ul>
    </AdminCard>
  );
}

/** `machinesPageContent` as editors read it: `Machines page content`. */
function toWords(contentType: string): string {
  const words = contentType.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

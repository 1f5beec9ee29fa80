import { adminStartWords } from '#admin/copy/admin-start-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { Moment } from '#admin/sections/moment.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const words = adminStartWords.publications;

type Publication = { id: string; contentType: string; title: string; changedAtMs: number };

/** What was published last in the content service, and the way to its editor. */
export function LatestPublications({
  publications,
  editor,
  isConnected,
}: {
  /** Null where the service gives no answer. */
  publications: Publication[] | null;
  editor: { url: string; isSample: boolean } | null;
  isConnected: boolean;
}) {
  const empty = publications === null ? words.unknown : words.none;
  return (
    <AdminCard title={words.title} {...(isConnected ? {} : { text: words.notConnected })}>
      {isConnected && !publications?.length && <p className="text-note text-text-2">{empty}</p>}
      {publications !== null && publications.length > 0 && (
        <ul className="-mt-2 divide-y divide-line">
          {publications.map(({ id, contentType, title, changedAtMs }) => (
            <li key={id} className="py-2.5">
              <p className="font-[560]">{title || toWords(contentType)}</p>
              <p className="text-small text-text-2">
                {toWords(contentType)}, <Moment ms={changedAtMs} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {editor !== null && (
        <div className="mt-4 grid justify-items-start gap-2">
          <ButtonLink to={editor.url} look="outline" size="small">
            <Icon name="external-link" size={18} />
            {adminStartWords.editor}
          </ButtonLink>
          <p className="text-small text-text-2">
            {editor.isSample ? adminStartWords.sampleEditorText : adminStartWords.editorText}
          </p>
        </div>
      )}
    </AdminCard>
  );
}

/** `machinesPageContent` as editors read it: `Machines page content`. */
function toWords(contentType: string): string {
  const words = contentType.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

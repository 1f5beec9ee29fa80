import { Form } from 'react-router';
import { adminStartWords } from '#admin/copy/en/admin-start-words.ts';
import { AdminCard, StateChip } from '#admin/sections/admin-card.tsx';
import { Button } from '#ui/button.tsx';
import { entityAddress, type Editor } from './entity-address.ts';

const words = adminStartWords.languages;

type Language = { code: string; name: string; isPublic: boolean; isDefault: boolean };

/**
 * The languages of the content, each with whether visitors can choose it. Those of the sample are switched here; those of a
 * space of the owner's in its own editor, since the site may only read it.
 */
export function SiteLanguages({
  found,
  editor,
}: {
  /** Null while the content does not answer, and for whom it is not. */
  found: { languages: Language[]; settingsId: string | null } | null;
  editor: Editor | null;
}) {
  if (found === null) return null;
  const { languages, settingsId } = found;
  const canSwitch = editor?.isSample === true && settingsId !== null;
  const hasSeveral = languages.length > 1;
  return (
    <AdminCard title={words.title} text={hasSeveral ? words.text : words.one}>
      {hasSeveral && (
        <ul className="-mt-2 text-note">
          {languages.map((language) => (
            <LanguageLine key={language.code} language={language} canSwitch={canSwitch} />
          ))}
        </ul>
      )}
      {hasSeveral && editor && !canSwitch && (
        <p className="mt-4 text-note text-text-2">
          {words.elsewhere}{' '}
          <a
            href={entityAddress(
              editor,
              settingsId === null ? null : { type: 'entry', id: settingsId },
            )}
            className="text-link underline underline-offset-4"
          >
            {words.open}
          </a>
        </p>
      )}
    </AdminCard>
  );
}

function LanguageLine({
  language: { code, name, isPublic, isDefault },
  canSwitch,
}: {
  language: Language;
  canSwitch: boolean;
}) {
  const state = isDefault ? 'default' : isPublic ? 'on' : 'off';
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-3 border-t border-line py-2">
      <p className="min-w-0 flex-1">
        <span lang={code} className="font-medium">
          {name}
        </span>{' '}
        <span className="text-text-2">{code}</span>
      </p>
      <StateChip tone={isPublic ? 'good' : 'quiet'}>{words.states[state]}</StateChip>
      {canSwitch && !isDefault && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="code" value={code} />
          <Button
            type="submit"
            name="act"
            value={isPublic ? 'language-off' : 'language-on'}
            look="outline"
            size="small"
          >
            {isPublic ? words.switchOff : words.switchOn}
            <span className="sr-only">: {name}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

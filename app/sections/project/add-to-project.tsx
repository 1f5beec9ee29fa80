import { projectHref, type ProjectList } from '#content/project/project-list.ts';
import { projectListWords } from '#copy/en/project-list-words.ts';
import { ButtonLink, type ButtonLook } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';

/**
 * Puts one machine or one result on the project list. It leads to a list of that alone; the script
 * (`islands/project-list.ts`) puts it on the list that the browser keeps instead.
 */
export function AddToProject({
  item,
  title,
  look = 'outline',
}: {
  /** A list with the one thing on it. */
  item: ProjectList;
  /** What it is called on the list while there is no connection. */
  title: string;
  look?: ButtonLook;
}) {
  const words = useWords(projectListWords);
  return (
    <ButtonLink to={projectHref(item)} look={look} data-project-add="" data-project-title={title}>
      <Icon name="plus" size={18} />
      <span data-project-label="">{words.add}</span>
    </ButtonLink>
  );
}

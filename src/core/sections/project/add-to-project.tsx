import { KEPT_PROJECT, projectQuery, type ProjectList } from '#content/project/project-list.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';

/**
 * Puts machines or a result on the project list. It leads to the list with those added, which a cookie keeps; the script
 * (`islands/project-list.ts`) puts them on the list that the browser keeps by itself instead.
 */
export function AddToProject({
  item,
  title,
  titles = [title],
  label,
  size = 'large',
}: {
  /** A list with what is added on it. */
  item: ProjectList;
  /** What is said to be on the list. */
  title: string;
  /** What each thing of it is called on the list while there is no connection. */
  titles?: string[];
  /** What the button says, if not the usual words. */
  label?: string;
  size?: 'small' | 'large';
}) {
  const words = useWords(projectWords);
  const shown = label ?? words.addToList;
  return (
    <ButtonLink
      to={`${KEPT_PROJECT}&${projectQuery(item)}`}
      look="outline"
      size={size}
      className="not-data-project-add:[&>svg]:hidden"
      data-project-add=""
      data-project-title={title}
      data-project-titles={JSON.stringify(titles)}
    >
      <Icon name="plus" size={18} />
      <span data-project-label={shown}>{shown}</span>
    </ButtonLink>
  );
}

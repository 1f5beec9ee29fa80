import { useId, type ComponentProps } from 'react';
import { AdminField } from './admin-field.tsx';

/** A line for the path of a page: one of those given, or any other that is typed. */
export function PagePathField({
  pages,
  ...field
}: { pages: string[] } & ComponentProps<typeof AdminField>) {
  const listId = useId();
  return (
    <>
      <AdminField {...field} list={listId} autoCapitalize="none" spellCheck={false} />
      <datalist id={listId}>
        {pages.map((path) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </datalist>
    </>
  );
}

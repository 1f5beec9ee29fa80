import type { Action } from '#content/navigation/action.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PanelPage } from '#ui/motif-panel.tsx';

/** The title of a page without its content: whether it could not be read, or is not there. */
export function missingTitle(
  { status }: { status: string },
  words: { errorTitle: string; notFoundTitle: string },
): string {
  return status === 'failed' ? words.errorTitle : words.notFoundTitle;
}

/** What was said already stands in the title: 'Error loading blog post: ' begins many stated messages. */
export function withoutTitle(message: string, title: string): string {
  const [said, ...rest] = message.split(': ');
  return rest.length > 0 && said!.toLowerCase() === title.toLowerCase() ? rest.join(': ') : message;
}

/** A page whose content is not there or could not be read: what happened, and the way on. */
export function MissingPage({
  title,
  message,
  back,
  retry,
}: {
  title: string;
  message: string;
  back: Action;
  retry?: Action;
}) {
  return (
    <PanelPage
      tone="deep"
      title={title}
      titleClass="text-(length:--text-band)!"
      actions={
        <>
          {retry && (
            <ButtonLink to={retry.url} look="inverse">
              {retry.text}
            </ButtonLink>
          )}
          <ButtonLink to={back.url} look={retry ? 'ghost' : 'inverse'}>
            {back.text}
          </ButtonLink>
        </>
      }
    >
      <p>{withoutTitle(message, title)}</p>
    </PanelPage>
  );
}

import type { Loaded } from '#content/loaded.ts';
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

/**
 * Why a page is without its content: it could not be read, lacks something, or is not there.
 * @param notThere said of what is not there, unless the address names nothing
 */
export function withoutContent(
  loaded: Loaded<unknown>,
  { unread, unusable }: { unread: string; unusable: string },
  notThere: string,
): string {
  if (loaded.status === 'failed') return loaded.unusable ? unusable : unread;
  return (loaded.status === 'missing' && loaded.message) || notThere;
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
      titleClass="text-heading!"
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
      <p>{message}</p>
    </PanelPage>
  );
}

import type { Action } from '#content/navigation/action.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PanelPage } from './panel-page.tsx';

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
      <p>{message}</p>
    </PanelPage>
  );
}

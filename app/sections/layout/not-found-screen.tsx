import { notFoundWords as words } from '#copy/error-screen-words.ts';
import { PanelPage } from '#sections/page/panel-page.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** The not-found screen inside the common layout (decision 8). */
export function NotFoundScreen() {
  return (
    <PanelPage
      tone="blue"
      above="404"
      title={words.title}
      actions={
        <>
          <ButtonLink to="/" look="inverse">
            {words.home}
          </ButtonLink>
          <ButtonLink to="/contact" look="ghost">
            {words.contact}
          </ButtonLink>
        </>
      }
    >
      <p>{words.text}</p>
    </PanelPage>
  );
}

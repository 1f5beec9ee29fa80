import { notFoundWords as words } from '#copy/error-screen-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SlotMotif } from '#ui/slot-motif.tsx';

/** The not-found screen inside the common layout (decision 8). */
export function NotFoundScreen() {
  return (
    <section className="bg-bg py-[clamp(48px,6vw,96px)]">
      <div className="container-site">
        <div className="relative overflow-hidden rounded-banner bg-[linear-gradient(115deg,#1e42af,#2563eb_70%)] p-[clamp(36px,7vw,112px)] text-white">
          <div className="relative z-1 max-w-[34em]">
            <p className="font-[560] text-blue-100">404</p>
            <h1 className="mt-3">{words.title}</h1>
            <p className="mt-6 mb-9 text-intro">{words.text}</p>
            <div className="flex flex-wrap gap-3.5">
              <ButtonLink to="/" look="inverse">
                {words.home}
              </ButtonLink>
              <ButtonLink to="/contact" look="ghost">
                {words.contact}
              </ButtonLink>
            </div>
          </div>
          <SlotMotif className="absolute -right-24 -bottom-40 w-72 opacity-40 md:top-[-12%] md:right-[-3%] md:bottom-auto md:w-[36%] md:opacity-100" />
        </div>
      </div>
    </section>
  );
}

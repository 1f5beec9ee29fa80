import type { Action } from '#content/page-parts/action.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SlotMotif } from '#ui/slot-motif.tsx';

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
    <section className="bg-bg py-[clamp(40px,5vw,80px)]">
      <div className="container-site">
        <div className="relative overflow-hidden rounded-card bg-blue-950 p-[clamp(32px,6vw,88px)] text-white md:rounded-banner">
          <div className="relative z-1 max-w-[36em]">
            <h1 className="text-band">{title}</h1>
            <p className="mt-5 mb-8 text-intro text-[#c3d0ea]">{message}</p>
            <div className="flex flex-wrap gap-3.5">
              {retry && (
                <ButtonLink to={retry.url} look="inverse">
                  {retry.text}
                </ButtonLink>
              )}
              <ButtonLink to={back.url} look={retry ? 'ghost' : 'inverse'}>
                {back.text}
              </ButtonLink>
            </div>
          </div>
          <SlotMotif className="absolute -right-24 -bottom-40 w-64 opacity-30 md:top-[-16%] md:right-[-3%] md:bottom-auto md:w-[32%] md:opacity-80" />
        </div>
      </div>
    </section>
  );
}

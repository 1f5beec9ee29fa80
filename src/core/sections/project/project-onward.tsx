import { projectWords } from '#copy/en/project-words.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';

/** What can be done with a list: send it, download it, print it, share its address. */
export function ProjectOnward({
  query,
  address,
  hasFile,
}: {
  query: string;
  address: string;
  /** Whether all of it can be printed into a file. */
  hasFile: boolean;
}) {
  const words = useWords(projectWords).onward;
  return (
    <section
      aria-labelledby="project-onward"
      className="rounded-card bg-card p-[clamp(18px,2.2vw,28px)] shadow-rest print:hidden"
    >
      <h2 id="project-onward" className="text-title">
        {words.title}
      </h2>
      <div className="mt-5 grid gap-3">
        <ButtonLink to={`/contact?${query}`} rel="nofollow">
          {words.send} <Icon name="arrow-right" size={18} />
        </ButtonLink>
        {hasFile && (
          <ButtonLink to={`/project.pdf?${query}`} look="outline" rel="nofollow">
            {words.pdf}
          </ButtonLink>
        )}
        {/* Shown by a script, in a place of its own: nothing below it moves. */}
        <Button look="outline" className="invisible" data-project-print="">
          {words.print}
        </Button>
      </div>
      <div className="mt-6 grid gap-[7px]">
        <label htmlFor="project-share" className="text-note font-medium">
          {words.share}
        </label>
        <div className="flex gap-3">
          <input
            id="project-share"
            readOnly
            value={address}
            aria-describedby="project-share-hint"
            className="w-full min-w-0 rounded-input border border-field bg-card px-[15px] py-[13px] text-body text-text"
          />
          <Button look="outline" size="small" hidden data-project-copy="">
            {words.copy}
          </Button>
        </div>
        <p id="project-share-hint" className="text-small text-text-2">
          {words.shareHint}
        </p>
      </div>
    </section>
  );
}

import type { AboutKind } from '#content/contact/inquiry-context.ts';
import { aboutWords } from '#copy/en/about-words.ts';
import { Picture, type PictureSource } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';

/** What an inquiry is about, above its form. Removing it is a link to the plain contact page, which works without script. */
export function AboutCard({
  kind,
  title,
  href,
  picture,
  withoutIt = '/contact',
}: {
  kind: AboutKind;
  title: string;
  /** Path of its page; null for what has none. */
  href: string | null;
  picture: PictureSource | null;
  /** The contact page without it. */
  withoutIt?: string;
}) {
  const words = useWords(aboutWords);
  return (
    <section
      aria-label={words.label}
      data-about={kind}
      className="mb-4 flex items-center gap-4 rounded-card bg-card p-4 shadow-rest"
    >
      {picture && (
        <span className="aspect-4/3 w-20 shrink-0 overflow-hidden rounded-input bg-picture-ground">
          <Picture picture={picture} alt="" sizes="80px" className="size-full object-cover" />
        </span>
      )}
      <p className="min-w-0 flex-1">
        <span className="block text-small text-text-2">{words.kinds[kind]}</span>
        {href === null ? (
          title
        ) : (
          <SiteLink to={href} className="touch-area inline-block font-medium hover:underline">
            {title}
          </SiteLink>
        )}
      </p>
      <SiteLink to={withoutIt} className="touch-area shrink-0 py-1 text-small text-link underline">
        {words.remove}
        <span className="sr-only"> {title}</span>
      </SiteLink>
    </section>
  );
}

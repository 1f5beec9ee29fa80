import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** The page changes as one movement, where the browser can and motion is allowed. */
  viewTransition?: boolean;
};

/**
 * A link to anywhere: pages of this site open without a reload and are fetched ahead on intent; anchors, mail and
 * telephone stay plain; other sites open with their own rules. `to` has passed the link allow-list before.
 */
export function SiteLink({ to, viewTransition = false, children, ...rest }: Props) {
  // Public pages do not know the owner's side, and the router not the way into a preview: both load as documents.
  if (to.startsWith('/') && !/^\/(?:\/|admin|preview\/)/u.test(to)) {
    return (
      <Link to={to} prefetch="intent" viewTransition={viewTransition} {...rest}>
        {children}
      </Link>
    );
  }
  const foreign = /^https?:/u.test(to);
  return (
    <a href={to} {...(foreign ? { rel: 'noopener' } : {})} {...rest}>
      {children}
    </a>
  );
}

import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link to anywhere; other sites open with their own rules. `to` has passed the link allow-list before. */
export function SiteLink({ to, children, ...rest }: Props) {
  const foreign = /^https?:/u.test(to);
  return (
    <a href={to} {...(foreign ? { rel: 'noopener' } : {})} {...rest}>
      {children}
    </a>
  );
}

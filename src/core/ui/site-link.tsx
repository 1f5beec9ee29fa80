import type { ComponentProps } from 'react';
import { useAddress } from './address-context.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link to anywhere: our pages in the language of this one; other sites open with their own rules. `to` has passed the
 * link allow-list before.
 */
export function SiteLink({ to, children, ...rest }: Props) {
  const address = useAddress()(to);
  const foreign = /^https?:/u.test(address);
  return (
    <a href={address} {...(foreign ? { rel: 'noopener' } : {})} {...rest}>
      {children}
    </a>
  );
}

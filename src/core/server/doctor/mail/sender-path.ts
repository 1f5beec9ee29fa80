import { domainToASCII } from 'node:url';
import { parseMailbox } from '#server/intake/intake.ts';
import { upwards } from './dns-resolver.ts';

/** Which domains speak for a mail of the site: what receivers will look at. */
export type SenderPath = {
  /** The domain of the sender that people see. */
  fromDomain: string;
  /** That of the return address, whose SPF record counts; null: the carrier's own, which never aligns. */
  returnDomain: string | null;
  /** Whether that is known, and not only usual for the carrier. */
  isReturnCertain: boolean;
  carrier: {
    /** Such as "Amazon SES". */
    name: string;
    /** What an SPF record names so that the carrier may send; null: not known. */
    include: string | null;
  };
  dkim: DkimKeys;
};

/** Where the keys of the signatures are. */
export type DkimKeys =
  /** `selectors` under the first of `domains` that has one. */
  | {
      state: 'known';
      domains: readonly string[];
      selectors: readonly string[];
      /** Whether the selectors are certain, and not only what the carrier usually takes. */
      isCertain: boolean;
      /** The zone in which the carrier keeps the keys, for CNAME records; null: the keys stand in the domain itself. */
      zone: string | null;
    }
  /** Mail is sent without a signature of the domain. */
  | { state: 'off'; found: string; todo: string }
  | { state: 'unknown'; found: string };

/** The domain of an address with or without a name, as it stands in DNS. */
export function domainOf(sender: string): string {
  return domainToASCII(parseMailbox(sender).address.split('@').at(-1)!).toLowerCase();
}

/** Said where the selector is not known. */
export const NAME_SELECTOR =
  'name the selector with --dkim-selector: it is s= in the DKIM-Signature of a mail that arrived';

/**
 * Keys that stand in the sender's domain or one above it.
 * @param isCertain whether somebody named the selectors, and they are not only usual
 */
export function keysAt(
  fromDomain: string,
  selectors: readonly string[],
  isCertain: boolean,
): DkimKeys {
  if (selectors.length === 0)
    return { state: 'unknown', found: `the key is not known: ${NAME_SELECTOR}` };
  return { state: 'known', domains: upwards(fromDomain, 2), selectors, isCertain, zone: null };
}

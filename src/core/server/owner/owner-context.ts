import { createContext } from 'react-router';
import type { Visitor } from './accounts/account-provider.ts';
import type { OwnerServices } from './owner-services.ts';
import type { OwnerSettings } from './owner-settings.ts';

/** What the owner's screens work with; their routes check the account first. */
export type OwnerContext = {
  owner: OwnerServices;
  /** Who sent the request, as far as accounts are concerned. */
  visitor: Visitor;
  settings: OwnerSettings;
  /** The name of the site as pages show it now. */
  siteName: string;
};

export const ownerContext = createContext<OwnerContext>();

import type { SpaceStore } from '../space/space-store.ts';
import type { View } from '../space/view.ts';
import type { AssetAddress } from './to-delivered.ts';

/** One of the two services over the same space, as a request reaches it. */
export type Service = {
  api: 'cda' | 'cpa';
  store: SpaceStore;
  view: View;
  assetAddress: AssetAddress;
  /** Scheme and host the request came to, for addresses inside answers. */
  origin: string;
  /** The path of the request, as it came. */
  path: string;
};

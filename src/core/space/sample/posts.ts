import { DATA_POSTS } from './posts-data.ts';
import { GOODS_POSTS } from './posts-goods.ts';
import { HARDWARE_POSTS } from './posts-hardware.ts';
import { LOCKER_POSTS } from './posts-lockers.ts';
import { OPERATIONS_POSTS } from './posts-operations.ts';
import type { SampleEntry } from './sample-entry.ts';
import { samplePost } from './sample-post.ts';

export const postEntries: SampleEntry[] = [
  ...OPERATIONS_POSTS,
  ...LOCKER_POSTS,
  ...GOODS_POSTS,
  ...HARDWARE_POSTS,
  ...DATA_POSTS,
].map(samplePost);

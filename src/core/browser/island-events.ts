/**
 * Dispatched on the root of an island, and bubbling: its code is there and React is about to compare its elements with
 * what it would draw itself; and it answers. A preview shows edits in between (`preview/live-preview.ts`).
 */
export const ISLAND_HYDRATING = 'island-hydrating';
export const ISLAND_HYDRATED = 'island-hydrated';

/** Longest wait for a frame: pages in the background draw none. */
const NO_FRAME_MS = 100;

/** Resolves once the browser has drawn what happened so far, so that work of ours does not hold up the answer to a touch. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}

/** Keeps the page behind a modal dialog still, or lets it move again; its width stays the same. */
export function lockScroll(isLocked: boolean): void {
  const { style } = document.documentElement;
  style.overflow = isLocked ? 'hidden' : '';
  style.scrollbarGutter = isLocked ? 'stable' : '';
}

/** Keeps the page behind a modal dialog still, or lets it move again; its width stays the same. */
export function lockScroll(isLocked: boolean): void {
  const page = document.documentElement;
  const scrollbar = isLocked ? innerWidth - page.clientWidth : 0;
  page.style.overflow = isLocked ? 'hidden' : '';
  document.body.style.paddingRight = scrollbar > 0 ? `${scrollbar}px` : '';
}

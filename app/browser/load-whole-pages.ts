/**
 * Lets links of this site load whole pages instead of having React change the page, as long as it holds. Browser keys
 * for new tabs and windows keep their meaning.
 */
export function loadWholePages(holds: () => boolean): void {
  const follow = (event: MouseEvent) => {
    if (!holds() || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  };
  addEventListener('click', follow, { capture: true });
}

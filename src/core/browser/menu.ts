const MENU = 'dialog[data-menu]';

/** From here on the header shows its links (part 2 section 9, mobile breakpoint). */
const HEADER_LINKS = '(min-width: 48rem)';

/**
 * Turns the slide-in menu, which opens as a popover without any script, into a modal dialog: the focus stays inside and
 * the page behind it still. It closes where the header has room for its links, and with the page that is left.
 */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>(MENU);
  if (!menu) return;
  if (menu.matches(':popover-open')) becomeModal(menu);
  menu.addEventListener('toggle', () => {
    if (menu.matches(':popover-open')) becomeModal(menu);
  });
  menu.addEventListener('click', ({ target }) => {
    // The area beside the panel belongs to the dialog itself.
    const closes = target === menu || (target as Element).closest('[popovertargetaction=hide]');
    if (closes) menu.close();
  });
  matchMedia(HEADER_LINKS).addEventListener('change', ({ matches }) => matches && menu.close());
  // A page that is come back to shows itself, not its menu.
  addEventListener('pagehide', () => menu.close());
}

function becomeModal(menu: HTMLDialogElement): void {
  const focused = document.activeElement;
  menu.hidePopover();
  menu.showModal();
  if (focused instanceof HTMLElement && menu.contains(focused)) focused.focus();
}

/** Part 2 section 9, menu timings. No two menus stand side by side to skip between, so the skip delay has nothing to do. */
const HOVER_MS = 200;
const CLOSE_MS = 150;

/** Opens the header's menus, "More" and the languages, under the pointer, and closes them with Escape or once they are left. */
export function watchHeaderMenus(): void {
  document.querySelectorAll<HTMLDetailsElement>('details[data-header-menu]').forEach(watchMenu);
}

function watchMenu(menu: HTMLDetailsElement): void {
  let isHovered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = (open: boolean, afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isHovered = open && !menu.open;
      menu.open = open;
    }, afterMs);
  };
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') turn(true, HOVER_MS);
  });
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') turn(false, CLOSE_MS);
  });
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(timer);
    // Whoever clicks what the pointer has just opened wants it open.
    if (isHovered && menu.open) event.preventDefault();
    isHovered = false;
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  // A page that is come back to shows itself, not its menu.
  addEventListener('pagehide', () => (menu.open = false));
}

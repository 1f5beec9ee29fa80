/**
 * Opens the answer that the address names. Browsers do so when an address is followed, but not when the
 * page is loaded anew at it.
 * @param root where to look; an answer elsewhere is left alone
 */
export function openAddressed(root: Element): void {
  const target = document.getElementById(decodeHash());
  const details = target && root.contains(target) ? target.closest('details') : null;
  if (!details || details.open) return;
  details.open = true;
  details.scrollIntoView({ block: 'nearest' });
}

function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Whether a click follows a link here: other buttons, and keys for new tabs, windows and downloads, keep their meaning. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}

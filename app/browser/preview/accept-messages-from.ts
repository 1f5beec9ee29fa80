/**
 * Keeps messages of all but these origins from whoever listens after this. The content service's library looks at what a
 * message says of its sender, not at who sent it.
 */
export function acceptMessagesFrom(origins: readonly string[]): void {
  const guard = (event: MessageEvent) => {
    if (!origins.includes(event.origin)) event.stopImmediatePropagation();
  };
  addEventListener('message', guard, { capture: true });
}

/** Sends a small JSON body that outlives the page: as a beacon, else as a fetch with keepalive (part 2 section 7). */
export function sendBeacon(path: string, body: object): void {
  // Without a connection it could only fail, and the browser would say so on its console.
  if (navigator.onLine === false) return;
  const json = JSON.stringify(body);
  const type = 'application/json';
  if (navigator.sendBeacon?.(path, new Blob([json], { type }))) return;
  const headers = { 'Content-Type': type };
  fetch(path, { method: 'POST', body: json, headers, keepalive: true }).catch(() => undefined);
}

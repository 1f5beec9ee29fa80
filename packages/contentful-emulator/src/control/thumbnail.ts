import { isObject, stringAt } from '../space/json-value.ts';
import type { JsonObject, Stored } from '../space/space-types.ts';
import { html } from './html.ts';

/** The address of a file on this emulator, which its own pages may show. */
export function ownAddress(file: JsonObject): string | undefined {
  const path = /^(?:https?:)?\/\/(.+)$/.exec(stringAt(file, 'url') ?? '')?.[1];
  return path === undefined ? undefined : `/${path}`;
}

/** The address of a smaller copy of a picture, or of the file where there is no copy of it. */
export function copyAddress(address: string, type: string, width: number, height: number): string {
  return type === 'image/svg+xml' ? address : `${address}?w=${width}&h=${height}`;
}

/** A small picture of an asset, or the kind of file where it is none. */
export function thumbnail(stored: Stored) {
  const file = Object.values(stored.draft.fields['file'] ?? {}).find(isObject);
  const address = file && ownAddress(file);
  const type = (file && stringAt(file, 'contentType')) ?? '';
  if (address !== undefined && type.startsWith('image/')) {
    return html`<img src="${copyAddress(address, type, 160, 120)}" alt="" loading="lazy" />`;
  }
  return html`<span class="file-kind" aria-hidden="true"
    >${(type.split('/')[1] ?? 'no file').slice(0, 8)}</span
  >`;
}

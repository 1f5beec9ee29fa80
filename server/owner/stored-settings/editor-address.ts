import type { ContentSettings } from './content-settings.ts';

/** The content service's editors by the host that content is read from; no other address is ever redirected to. */
const EDITORS = new Map([
  ['cdn.contentful.com', 'https://app.contentful.com'],
  ['cdn.eu.contentful.com', 'https://app.eu.contentful.com'],
]);

/**
 * Where the content in use is edited (decision 15): the service's own editor, or the sample space's control page. Null when
 * there is no space, or one on a host whose editor is not known.
 */
export function toEditorAddress(
  { source, missing, credentials }: ContentSettings,
  sampleEditorUrl: string | null,
): string | null {
  if (source === 'sample') return sampleEditorUrl;
  if (source === 'none' || missing.length > 0) return null;
  const editor = EDITORS.get(credentials.host ?? 'cdn.contentful.com');
  if (!editor) return null;
  const part = encodeURIComponent;
  return `${editor}/spaces/${part(credentials.spaceId)}/environments/${part(credentials.environmentId)}/entries`;
}

import { DELIVERY_HOST, SERVICE_REGIONS } from '#content/contentful/service-hosts.ts';
import type { ContentSettings } from './content-settings.ts';

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
  const host = credentials.host ?? DELIVERY_HOST;
  // No other address is ever redirected to.
  const region = SERVICE_REGIONS.find(({ delivery }) => delivery === host);
  if (!region) return null;
  const part = encodeURIComponent;
  return `${region.editor}/spaces/${part(credentials.spaceId)}/environments/${part(credentials.environmentId)}/entries`;
}

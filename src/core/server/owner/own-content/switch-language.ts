import { isRecord } from '#content/is-record.ts';

export type SwitchOutcome = 'done' | 'unpublished' | 'failed';

const DEADLINE_MS = 5_000;

/**
 * Puts a language into the languages of the site, or takes it out, in the editor of the sample, and publishes that. The
 * languages of the menu keep their order; where the default alone is left, nothing is named.
 * @param editorUrl the control page of the sample's service
 * @param settingsId the entry of the site settings
 * @returns `unpublished`, with nothing done, where the entry holds other changes, which would be published with it
 */
export async function switchLanguage(
  editorUrl: string,
  settingsId: string,
  { code, isOn, defaultCode }: { code: string; isOn: boolean; defaultCode: string },
): Promise<SwitchOutcome> {
  const call = async (act: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${editorUrl}/api/${act}`, {
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: settingsId, ...body }),
      }),
    });
    if (!answer.ok) throw new Error(`The editor answers ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  try {
    const { status, fields } = await call(`entry?id=${encodeURIComponent(settingsId)}`);
    if (status !== 'published') return 'unpublished';
    const before = namedIn(fields, defaultCode);
    const others = before.filter((each) => each !== code);
    const named = isOn ? [...(before.length === 0 ? [defaultCode] : others), code] : others;
    const value = named.some((each) => each !== defaultCode) ? named : [];
    await call('edit', { field: 'languages', value });
    await call('publish', {});
    return 'done';
  } catch {
    return 'failed';
  }
}

/** The codes that the field holds. */
function namedIn(fields: unknown, defaultCode: string): string[] {
  const field = Array.isArray(fields)
    ? fields.find((each) => isRecord(each) && each['id'] === 'languages')
    : undefined;
  const values = isRecord(field) && isRecord(field['values']) ? field['values'][defaultCode] : [];
  return Array.isArray(values) ? values.map(String) : [];
}

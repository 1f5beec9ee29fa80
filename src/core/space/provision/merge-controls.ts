import { editorInterfaceDefaults } from 'contentful-management';
import type { ExportEditorInterface } from '../contentful-export.ts';
import type { ManagedField } from './compare-content-type.ts';

/** How an editor shows a field, as the management API gives it. */
export type ManagedControl = {
  fieldId: string;
  widgetNamespace?: string;
  widgetId?: string;
  settings?: Record<string, unknown>;
};

/**
 * The controls of a type with the model's widgets and help texts where nobody has set anything yet.
 * What an owner has set stays, unless `align` asks for the model's. `changed` names the fields that
 * differ from before.
 */
export function mergeControls(
  existing: readonly ManagedControl[],
  model: ExportEditorInterface,
  fields: readonly ManagedField[],
  { align }: { align: boolean },
): { controls: ManagedControl[]; changed: string[] } {
  const byId = new Map(existing.map((control) => [control.fieldId, control]));
  const fieldById = new Map(fields.map((field) => [field.id, field]));
  const changed: string[] = [];
  for (const own of model.controls) {
    const field = fieldById.get(own.fieldId);
    const before = byId.get(own.fieldId);
    if (field === undefined || isSame(before, own)) continue;
    if (!align && before !== undefined && !isUntouched(before, field)) continue;
    byId.set(own.fieldId, { ...own });
    changed.push(own.fieldId);
  }
  return { controls: [...byId.values()], changed };
}

function isSame(before: ManagedControl | undefined, own: ManagedControl): boolean {
  return (
    before !== undefined &&
    before.widgetId === own.widgetId &&
    settingsOf(before) === settingsOf(own)
  );
}

/** Whether a control is what the service makes by itself for such a field. */
function isUntouched(control: ManagedControl, field: ManagedField): boolean {
  const { getDefaultControlOfField } = editorInterfaceDefaults.default;
  const usual = getDefaultControlOfField(
    field as Parameters<typeof getDefaultControlOfField>[0],
  ) as ManagedControl;
  const isUsualWidget = control.widgetId === undefined || control.widgetId === usual.widgetId;
  return (
    isUsualWidget && (settingsOf(control) === '[]' || settingsOf(control) === settingsOf(usual))
  );
}

/** Settings in one order, without those that say nothing. */
function settingsOf({ settings = {} }: ManagedControl): string {
  const told = Object.entries(settings).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return JSON.stringify(told.sort(([a], [b]) => (a < b ? -1 : 1)));
}

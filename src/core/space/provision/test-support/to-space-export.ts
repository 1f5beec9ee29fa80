import type { Thing } from './managed-store.ts';
import type { StandInSpace } from './stand-in-space.ts';

/** What the stand-in holds, as an export file: what the delivery service would serve of it. */
export function toSpaceExport(space: StandInSpace): object {
  const all = (things: Map<string, Thing>) => [...structuredClone(things).values()];
  return {
    contentTypes: all(space.types.published),
    editorInterfaces: all(space.editors.things),
    tags: all(space.tags.things),
    entries: all(space.entries.things),
    assets: all(space.assets.things),
    locales: [
      {
        code: space.options.locale,
        name: 'Default',
        default: true,
        fallbackCode: null,
        sys: { id: 'l' },
      },
    ],
  };
}

import { valueOf } from '#content/loaded.ts';
import { loadCatalogue } from '#content/machines/load-machines.server.ts';
import { pathInUnits } from '#content/units/unit-system.ts';
import { compareWords } from '#copy/en/compare-words.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import type { PartsOfFeature, ResultPart } from '../../core/parts-of-feature.ts';
import { loadPaybackFirst, readPaybackFirst } from './content/payback-first.server.ts';
import { readFit, readLocker, readPayback, type ToolResult } from './content/tool-result.ts';
import { describeFit, describeLocker, describePayback } from './copy/describe-result.ts';
import { toolResultTitle } from './copy/tool-result-title.ts';

/** A result that an inquiry names, as core asks about it. */
const asking =
  (read: (version: number, line: string) => ToolResult | null): ResultPart['read'] =>
  (version, line) => {
    const found = read(version, line);
    return (
      found && {
        href: found.href,
        machine: found.tool === 'fit' ? found.machine : '',
        title: (wording, machine) => toolResultTitle(wording, found, machine),
      }
    );
  };

export const parts: PartsOfFeature = {
  machineLinks(wording, { slug, type, facts }, units) {
    const words = wording.of(compareWords).fromMachine;
    const machine = encodeURIComponent(slug);
    const canFit = facts.widthMm !== null && facts.depthMm !== null && facts.heightMm !== null;
    return [
      {
        text: words.fit,
        href: pathInUnits(`/tools/fit?machine=${machine}`, units),
        icon: 'ruler',
        ...(canFit && { onSheet: wording.of(specSheetWords).fit }),
      },
      type === 'locker'
        ? { text: words.lockerSize, href: '/tools/locker-size', icon: 'boxes' }
        : {
            text: words.payback,
            href: `/tools/payback?of=${machine}`,
            icon: 'coins',
            rel: 'nofollow',
          },
    ];
  },
  results: {
    payback: {
      async describer(reader) {
        const first = reader ? await loadPaybackFirst(reader) : [];
        return (wording, search) => describePayback(wording, search, first);
      },
      read: asking(readPayback),
    },
    'locker-size': { describer: async () => describeLocker, read: asking(readLocker) },
    fit: {
      async describer(reader) {
        const machines = reader && valueOf(await loadCatalogue(reader));
        return (wording, search) => describeFit(wording, search, machines);
      },
      read: asking(readFit),
    },
  },
  readSettings: readPaybackFirst,
};

import { defineKind } from '../kinds/define-kind.ts';
import {
  coreJson,
  exampleJson,
  pictureJson,
  titledJson,
  type JsonContext,
} from '../kinds/json-parts.ts';
import { machineDocument, specSheetDocument } from '../search/to-search-document.ts';
import { loadMachine, loadMachines, MACHINES } from './load-machines.server.ts';
import type { SiteRequirements } from './machine-facts.ts';
import type { MachineCard } from './machine.ts';
import { toMachineCard, type Machine } from './to-machine.ts';

/** Vending machines and smart lockers, with pages under /machines. */
export const MACHINE_KIND = defineKind({
  ...MACHINES,
  toCard: toMachineCard,
  load: loadMachine,
  pictureOf: ({ pictures, thumbnail }) => pictures[0] ?? thumbnail,
  documents: (machine, copy) => [machineDocument(machine, copy), specSheetDocument(machine, copy)],
  json: {
    name: 'machines',
    noun: 'machines',
    loadAll: loadMachines,
    card: machineCardJson,
    entry: machineJson,
    missing: (slug, { words }) => words.missing.machine(slug),
  },
});

export function machineCardJson(machine: MachineCard, context: JsonContext): object {
  return {
    ...machineCore(machine, context),
    picture: pictureJson(machine.picture, context),
  };
}

function machineJson(machine: Machine, context: JsonContext): object {
  const { facts } = machine;
  return {
    ...machineCore(machine, context),
    picture: pictureJson(machine.pictures[0] ?? machine.thumbnail, context),
    pictures: machine.pictures.map((picture) => pictureJson(picture, context)),
    thumbnail: pictureJson(machine.thumbnail, context),
    features: machine.features,
    specifications: machine.specs.map((spec) => ({
      key: spec.key,
      label: context.words.specName(spec),
      value: spec.value,
    })),
    facts: {
      ...facts,
      site: siteJson(facts.site),
      certificates: facts.certificates.map(({ title, url }) => ({
        title,
        url: context.file(url),
      })),
    },
    deploymentExamples: machine.deploymentExamples.map((example) => exampleJson(example, context)),
    customization: titledJson(machine.customization),
    softwareCompatibility: titledJson(machine.softwareCompatibility),
  };
}

function siteJson(site: SiteRequirements): SiteRequirements {
  const { clearanceBackMm, clearanceSideMm, clearanceFrontMm } = site;
  const { floor, power, network, ventilation, access, permits } = site;
  const clearances = { clearanceBackMm, clearanceSideMm, clearanceFrontMm };
  return { ...clearances, floor, power, network, ventilation, access, permits };
}

function machineCore(machine: Omit<MachineCard, 'id' | 'picture'>, context: JsonContext) {
  const { type, temperature } = machine;
  return { ...coreJson('machine', machine, context), type, temperature };
}

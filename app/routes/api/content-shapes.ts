import type { Example } from '#content/examples/example.ts';
import type { Feature } from '#content/features/feature.ts';
import type { Goal, GoalCard } from '#content/goals/goal.ts';
import type { SiteRequirements } from '#content/machines/machine-facts.ts';
import type { Machine, MachineCard } from '#content/machines/machine.ts';
import type { Picture } from '#content/media/picture.ts';
import type { Video } from '#content/media/video.ts';
import type { Product, ProductCard } from '#content/products/product.ts';
import type { SlugKind } from '#content/kinds/slug-kinds.ts';
import { goalWords } from '#copy/en/goal-words.ts';
import { specName } from '#copy/machine-fact-rows.ts';
import type { Wording } from '#copy/wording.ts';
import type { Technology } from '#content/technology/technology.ts';

/** Absolute addresses, in the language that is answered in. */
export type Addresses = {
  /** What of an entry has no words of its own is called by ours. */
  wording: Wording;
  /** A picture or file. */
  file(url: string): string;
  /** A page, by its path. */
  page(path: string): string;
  /** Page and JSON of an entry; null for a placeholder, which has neither. */
  ofEntry(kind: SlugKind, slug: string): { url: string | null; json: string | null };
};

/**
 * What other systems read. Each field is written out, so that it stays as it is when our own types change
 * (docs/guides/content-as-json.md lists them).
 */
export function productCardJson(product: ProductCard, addresses: Addresses): object {
  return {
    ...core('product', product, addresses),
    picture: pictureJson(product.picture, addresses),
  };
}

export function productJson(product: Product, addresses: Addresses): object {
  return {
    ...productCardJson(product, addresses),
    pictureCaption: product.pictureCaption,
    benefits: product.benefits,
    features: product.features.map((feature) => featureJson(feature, addresses)),
    video: videoJson(product.video, addresses),
    examples: product.examples.map((example) => exampleJson(example, addresses)),
    recommendedMachines: product.recommendedMachines.map((machine) =>
      machineCardJson(machine, addresses),
    ),
  };
}

export function goalCardJson(goal: GoalCard, addresses: Addresses): object {
  return {
    ...core('goal', goal, addresses),
    // A drawing is markup of the owner's: only names are passed on.
    icon: goal.icon.kind === 'name' ? goal.icon.name : null,
    picture: pictureJson(goal.picture, addresses),
  };
}

export function goalJson(goal: Goal, addresses: Addresses): object {
  return {
    ...goalCardJson(goal, addresses),
    benefits: goal.benefits,
    features: goal.features.map((feature) => featureJson(feature, addresses)),
    video: videoJson(
      goal.video && { ...goal.video, title: addresses.wording.of(goalWords).video },
      addresses,
    ),
    recommendedMachines: goal.recommendedMachines.map((machine) =>
      machineCardJson(machine, addresses),
    ),
  };
}

export function machineCardJson(machine: MachineCard, addresses: Addresses): object {
  return {
    ...machineCore(machine, addresses),
    picture: pictureJson(machine.picture, addresses),
  };
}

export function machineJson(machine: Machine, addresses: Addresses): object {
  const { facts } = machine;
  return {
    ...machineCore(machine, addresses),
    picture: pictureJson(machine.pictures[0] ?? machine.thumbnail, addresses),
    pictures: machine.pictures.map((picture) => pictureJson(picture, addresses)),
    thumbnail: pictureJson(machine.thumbnail, addresses),
    features: machine.features,
    specifications: machine.specs.map((spec) => ({
      key: spec.key,
      label: specName(addresses.wording, spec),
      value: spec.value,
    })),
    facts: {
      ...facts,
      site: siteJson(facts.site),
      certificates: facts.certificates.map(({ title, url }) => ({
        title,
        url: addresses.file(url),
      })),
    },
    deploymentExamples: machine.deploymentExamples.map((example) =>
      exampleJson(example, addresses),
    ),
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

export function technologyJson(technology: Technology, addresses: Addresses): object {
  return {
    ...core('technology', technology, addresses),
    picture: pictureJson(technology.picture, addresses),
    sections: technology.sections.map((section) => ({
      ...{ title: section.title, summary: section.summary, points: section.points },
      ...{ type: section.sectionType, picture: pictureJson(section.picture, addresses) },
      features: section.features.map(({ title, description, icon, items }) => ({
        ...{ title, description, icon, items },
      })),
    })),
  };
}

type Core = { slug: string; title: string; description: string };

function core(kind: SlugKind, { slug, title, description }: Core, addresses: Addresses) {
  return { slug, title, description, ...addresses.ofEntry(kind, slug) };
}

function machineCore(
  machine: Core & Pick<MachineCard, 'type' | 'temperature'>,
  addresses: Addresses,
) {
  const { type, temperature } = machine;
  return { ...core('machine', machine, addresses), type, temperature };
}

function pictureJson(picture: Picture | null, addresses: Addresses): object | null {
  if (picture === null) return null;
  const { url, alt, width, height } = picture;
  return { url: addresses.file(url), alt, width, height };
}

function featureJson(feature: Feature, addresses: Addresses): object {
  const { title, description, icon, screenshot } = feature;
  return { title, description, icon, picture: pictureJson(screenshot, addresses) };
}

function exampleJson({ title, description, picture, post }: Example, addresses: Addresses): object {
  return {
    ...{ title, description, picture: pictureJson(picture, addresses) },
    url: post && addresses.page(post.href),
  };
}

function videoJson(video: Video | null, addresses: Addresses): object | null {
  if (video === null) return null;
  const { title, description, orientation, thumbnail, captionsUrl, uploadedAt } = video;
  return {
    ...{ title, description, orientation, uploadedAt },
    url: videoUrl(video, addresses),
    captions: captionsUrl === null ? null : addresses.file(captionsUrl),
    thumbnail: pictureJson(thumbnail, addresses),
  };
}

function videoUrl({ source }: Video, addresses: Addresses): string | null {
  if (source.kind === 'none') return null;
  return source.kind === 'file'
    ? addresses.file(source.url)
    : `https://www.youtube.com/watch?v=${source.id}`;
}

const titledJson = ({ title, description }: { title: string; description: string }) => ({
  title,
  description,
});

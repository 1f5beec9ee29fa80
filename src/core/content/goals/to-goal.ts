import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { problemOf } from '../content-problems.ts';
import { withTranslation, withTranslationOf } from '../locales/translation.ts';
import type { MachineCard } from '../machines/machine.ts';
import {
  DEFAULT_TEMPERATURE,
  HIDDEN_MACHINE,
  NOT_A_MACHINE,
  toMachineCard,
} from '../machines/to-machine.ts';
import type { Picture } from '../media/picture.ts';
import { readPicture } from '../media/to-picture.ts';
import { readPlayed } from '../media/to-video-source.ts';
import type { Video } from '../media/video.ts';
import { type Feature, FEATURE_WITHOUT_TITLE, toFeature } from '../features/feature.ts';
import { reportMissingLink } from '../mapping/linked-entries.ts';
import { isHidden, mapped, type MappedBy } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readLinkId, readLinkIds, readText, readTexts } from '../mapping/read-fields.ts';
import { toGoalCard } from './to-goal-card.ts';

/** Part 2 section 3: what stands for a link that leads nowhere, and for an entry without a title. */
const UNAVAILABLE_FEATURE = 'Unavailable Feature';
const UNNAMED_FEATURE = 'Unnamed Feature';
const UNAVAILABLE_MACHINE = 'Unavailable Machine';
const UNNAMED_MACHINE = 'Unnamed Machine';

/** A business goal's own page (part 2 sections 2 and 3). Broken features and machines keep their place as placeholders. */
export function toGoal(entry: ContentfulEntry, context: MappingContext) {
  const card = toGoalCard(entry, context);
  if (!card.ok) return card;
  const fields = fieldsOf(entry);
  const picture = readPicture(entry, context, { last: card.value.title }, 'image', 'thumbnail');
  return mapped({
    ...card.value,
    picture,
    benefits: readTexts(fields, 'benefits'),
    features: readLinkIds(fields, 'Entry', 'features').flatMap((id) =>
      goalFeature(entry, id, context),
    ),
    video: toGoalVideo(entry, picture, context),
    recommendedMachines: readLinkIds(fields, 'Entry', 'recommendedMachines').flatMap((id) =>
      goalMachine(entry, id, context),
    ),
  });
}

export type Goal = MappedBy<typeof toGoal>;

function goalFeature(goal: ContentfulEntry, id: string, context: MappingContext): Feature[] {
  const entry = context.links.entry(id);
  if (entry === undefined) {
    reportMissingLink(goal, 'features', id, context);
    return [{ id, title: UNAVAILABLE_FEATURE, description: '', icon: '', screenshot: null }];
  }
  const feature = toFeature(entry, context, UNNAMED_FEATURE);
  if (feature.ok && feature.value.title === UNNAMED_FEATURE) {
    context.report(problemOf(entry, `${FEATURE_WITHOUT_TITLE}, so a placeholder stands for it`));
  }
  return feature.ok ? [withTranslation(feature.value, entry)] : [];
}

/** Placeholders carry no slug, so that their card is drawn without a link. */
function goalMachine(goal: ContentfulEntry, id: string, context: MappingContext): MachineCard[] {
  const entry = context.links.entry(id);
  if (entry === undefined) {
    reportMissingLink(goal, 'recommendedMachines', id, context);
    return [placeholder(id, UNAVAILABLE_MACHINE)];
  }
  const card = toMachineCard(entry, context);
  if (card.ok) return [withTranslation(card.value, entry)];
  if (card.reason === HIDDEN_MACHINE || isHidden(entry)) return [];
  context.report(problemOf(entry, `${card.reason}, so a placeholder stands for it`));
  if (card.reason === NOT_A_MACHINE) return [placeholder(id, UNAVAILABLE_MACHINE)];
  return [placeholder(id, readText(fieldsOf(entry), 'title') || UNNAMED_MACHINE)];
}

function placeholder(id: string, title: string): MachineCard {
  return {
    id,
    slug: '',
    title,
    description: '',
    type: 'vending',
    temperature: DEFAULT_TEMPERATURE,
    picture: null,
  };
}

function toGoalVideo(
  entry: ContentfulEntry,
  picture: Picture | null,
  context: MappingContext,
): Video | null {
  const fields = fieldsOf(entry);
  const played = readPlayed(fields, context);
  if (played === null) return null;
  const asset = context.links.asset(readLinkId(fields, 'Asset', 'video') ?? '');
  const video: Video = {
    // Its page has one in its own words.
    title: '',
    description: readText(fieldsOf(asset), 'title'),
    orientation: 'horizontal',
    thumbnail: readPicture(entry, context, { last: '' }, 'videoPreviewImage') ?? picture,
    ...played,
  };
  return asset ? withTranslationOf(video, asset, { description: 'title' }) : video;
}

import { CONTENT_TYPES } from '../../model/content-types.ts';
import { acceptedKinds, fieldKind, kindInWords } from '../../provision/field-kind.ts';
import { PREVIEW_PATHS } from '../entry-pages.ts';
import type { ContentType } from '../../model/content-model.ts';
import type { ExaminedType } from '../examined-space.ts';
import type { Found, Severity } from '../finding.ts';
import type { SpaceView } from '../space-view.ts';

/** Fields of existing spaces that the site reads beside those of the model (content model page). */
const ALSO_READ: ReadonlySet<string> = new Set([
  'machine.machineThumbnail',
  'machinesPageContent.customMachineCtaButtonText',
  'machinesPageContent.customMachineCtaButtonUrl',
  'technologySection.description',
  'technologySection.image',
  'privacyPolicy.aboutUsMainText',
  'privacyPolicy.aboutUsNavigation',
  ...[1, 2, 3, 4, 5, 6].map((place) => `homePageContent.feature${place}Url`),
]);

/** Fields by which entries are found, and lists ordered and chosen. */
const LISTED_BY: ReadonlySet<string> = new Set([
  ...['slug', 'publishDate', 'pageKey', 'sliderId', 'slideOrder'],
  ...['displayOrder', 'homepageOrder', 'showOnHomepage'],
]);

/** Content types and fields that differ from the model: what the site cannot read, or nobody can edit. */
export function checkModelDifferences(view: Pick<SpaceView, 'types' | 'type'>): Found[] {
  const known = new Set(CONTENT_TYPES.map(({ id }) => id));
  const strangers = view.types.filter(({ id }) => !known.has(id));
  return [
    ...CONTENT_TYPES.flatMap((type) => typeFindings(view, type)),
    ...strangers.map(({ id, name }) =>
      aboutType({ id, name }, 'notice', null, 'The site does not read this content type.'),
    ),
  ];
}

function typeFindings(view: Pick<SpaceView, 'type'>, type: ContentType): Found[] {
  const found = view.type(type.id);
  if (found === undefined) {
    const message = 'The space lacks this content type. Run npm run space:provision to add it.';
    return [aboutType(type, 'warning', null, message)];
  }
  return [...presentFields(type, found), ...missingFields(type, found)];
}

function presentFields(type: ContentType, found: ExaminedType): Found[] {
  return found.fields.flatMap((field) => {
    const accepted = acceptedKinds(type.id, field.id);
    if (accepted.length === 0) {
      if (ALSO_READ.has(`${type.id}.${field.id}`)) return [];
      return [aboutType(type, 'notice', field.id, 'The site does not read this field.')];
    }
    if (field.omitted === true) {
      const message = 'The field is hidden from the delivery API, so the site cannot show it.';
      return [aboutType(type, 'warning', field.id, message)];
    }
    const kind = fieldKind(field);
    if (accepted.includes(kind)) return [];
    const wanted = accepted.map(kindInWords).join(' or ');
    const message = `The field holds ${kindInWords(kind)} and the site reads ${wanted}, so its values do not show.`;
    return [aboutType(type, 'error', field.id, message)];
  });
}

function missingFields(type: ContentType, found: ExaminedType): Found[] {
  const present = new Set(found.fields.map(({ id }) => id));
  return type.fields
    .filter(({ id }) => !present.has(id))
    .map(({ id, required }) => {
      if (!LISTED_BY.has(id)) {
        const message = 'The content type lacks this field. Run npm run space:provision to add it.';
        return aboutType(type, required ? 'warning' : 'notice', id, message);
      }
      const message = `The content type lacks the field “${id}”, by which the site finds or orders its entries, so lists are in another order or incomplete. Run npm run space:provision to add it, or give the field that holds this the id ${id}.`;
      return aboutType(type, 'error', id, message);
    });
}

function aboutType(
  { id, name }: { id: string; name: string },
  severity: Severity,
  field: string | null,
  message: string,
): Found {
  const path = PREVIEW_PATHS[id]?.replace(/\/\{.*/, '');
  const pages = path === undefined ? [] : [path];
  return { severity, kind: 'content type', id, title: name, field, pages, message };
}

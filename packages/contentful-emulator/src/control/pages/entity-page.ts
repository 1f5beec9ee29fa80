import { idOf, isObject, stringAt } from '../../space/json-value.ts';
import type { Stored } from '../../space/space-types.ts';
import { isRequired } from '../checks/check-entity.ts';
import type { Problem } from '../checks/check-entity.ts';
import { findLinkedDrafts } from '../checks/linked-drafts.ts';
import { chooseLocale } from '../../answer/locale-chain.ts';
import { entityPath, localeStatusOf, statusOf, titleOf, typeNameOf } from '../entity-summary.ts';
import { summary } from '../entry-views.ts';
import type { Inputs } from '../fields/field-kind.ts';
import { definitionsOf, settingsOf } from '../fields/kind-of.ts';
import { fieldsShownIn, formFields, nameOf } from '../form-fields.ts';
import type { FormField } from '../form-fields.ts';
import { html } from '../html.ts';
import { toRichTextText } from '../rich-text/rich-text.ts';
import { formatWayBack, toEntityAddress } from '../acts/way-back.ts';
import type { WayBack } from '../acts/way-back.ts';
import { page } from './frame.ts';
import type { PageTools } from './frame.ts';
import { formatTime } from './list-page.ts';

export type EntityPageState = {
  stored: Stored;
  way: WayBack;
  done?: string | undefined;
  /** What was sent, to be shown in place of what is stored. */
  inputs?: Map<string, Inputs> | undefined;
  problems: Problem[];
  /** What the problems prevented; without it they are what is still to be done before publishing. */
  says?: string | undefined;
};

/** The form of an entry or asset. */
export function entityPage(tools: PageTools, state: EntityPageState): string {
  const { stored, way, done } = state;
  const { store } = tools;
  const status = statusOf(stored);
  const own = titleOf(stored, store);
  const title = own === stored.id ? `Untitled ${typeNameOf(stored, store)}` : own;
  const isAsset = stored.type === 'Asset';
  const locale = shownLocale(way, tools);
  return page(tools, {
    title,
    at: isAsset ? 'assets' : 'entries',
    done,
    main: html`<form
      method="post"
      action="${entityPath(stored)}"
      enctype="multipart/form-data"
      data-edit
      novalidate
    >
      <input type="hidden" name="version" value="${stored.version}" /><input
        type="hidden"
        name="from"
        value="${formatWayBack(way)}"
      />
      ${renderWayBack(way, tools)}
      <h1>${title}</h1>
      <p class="facts">
        <span class="status ${status}">${status}</span> ${typeNameOf(stored, store)} ·
        <code>${stored.id}</code>
      </p>
      ${renderBar(stored, way, tools)} ${renderLocales(stored, locale, tools)}
      ${renderProblems(state, tools)} ${renderLinkedDrafts(stored, tools)}
      ${fieldsShownIn(locale, stored, store).map((field) => renderField(field, state, tools))}
      ${renderTags(stored, tools)} ${renderFacts(stored)}
    </form>`,
  });
}

function renderWayBack({ steps: [parent] }: WayBack, { store }: PageTools) {
  const stored = parent && store.find(parent.id, 'Entry');
  if (!stored) return undefined;
  return html`<p class="back">
    <button type="submit" name="do" value="save" class="default" tabindex="-1" aria-hidden="true">
      Save</button
    ><button type="submit" name="do" value="back" class="small">
      ← Save and go back to ${titleOf(stored, store)}
    </button>
  </p>`;
}

function shownLocale({ locale }: WayBack, { store }: PageTools): string {
  return store.locales.some(({ code }) => code === locale) ? locale! : store.defaultLocale;
}

/** Whether an entity has values in more than one locale. */
const isInLocales = (stored: Stored, { store }: PageTools) =>
  store.locales.length > 1 && definitionsOf(stored.draft, store).some(({ localized }) => localized);

/** The locales to choose from, each with how it stands; choosing saves first, so that nothing typed is lost. */
function renderLocales(stored: Stored, locale: string, tools: PageTools) {
  if (!isInLocales(stored, tools)) return undefined;
  return html`<p class="locales" role="group" aria-label="Language of the fields">
    ${tools.store.locales.map(({ code, name }) => {
      const status = localeStatusOf(stored, code);
      return html`<button
        type="submit"
        name="do"
        value="locale|${code}"
        class="small"
        aria-pressed="${code === locale ? 'true' : 'false'}"
      >
        ${name} <small class="status ${status}">${status}</small>
      </button>`;
    })}
  </p>`;
}

// Saving comes first: it is also what the Enter key does.
function renderBar(stored: Stored, way: WayBack, tools: PageTools) {
  const button = (act: string, text: string, kind = '') =>
    html`<button type="submit" name="do" value="${act}" ${kind !== '' && html` class="${kind}"`}>
      ${text}
    </button>`;
  const { published, archived, type } = stored;
  const code = shownLocale(way, tools);
  const name = tools.store.locales.find((each) => each.code === code)?.name;
  return html`<div class="bar">
    ${button('save', 'Save draft')}${!archived && button('publish', 'Publish', 'main')}
    <details class="more">
      <summary>More</summary>
      <div>
        ${!archived && isInLocales(stored, tools) && button(`publish-locale|${code}`, `Publish ${name} alone`)}
        ${published && button('unpublish', 'Unpublish')}
        ${!published && !archived && button('archive', 'Archive')}
        ${archived && button('unarchive', 'Take out of the archive')}
        ${type === 'Entry' && button('duplicate', 'Duplicate')}
        <details>
          <summary>Delete…</summary>
          <p>It is gone from preview and delivery, and cannot be brought back.</p>
          ${button('delete', 'Delete for good', 'risky')}
        </details>
      </div>
    </details>
    ${way.steps.length > 0 && html`<span class="hint">Then go back</span>`}
  </div>`;
}

function renderProblems({ stored, problems, says, way }: EntityPageState, tools: PageTools) {
  const { store } = tools;
  if (problems.length === 0)
    return says === undefined ? undefined : html`<p class="problems" role="alert">${says}</p>`;
  const names = new Map(
    formFields(stored, store).map(({ name, definition }) => [name, definition.name]),
  );
  const items = problems.map(({ field, locale, message }) => {
    const name = nameOf(field, locale);
    const label =
      store.locales.length > 1
        ? `${names.get(name) ?? field} (${locale})`
        : (names.get(name) ?? field);
    const isShown = locale === shownLocale(way, tools);
    const other = { ...way, locale: locale === store.defaultLocale ? undefined : locale };
    const address = isShown ? `#${name}` : toEntityAddress(stored, other, { field: name });
    return html`<li><a href="${address}">${label}</a>: ${message}</li>`;
  });
  if (says === undefined) {
    return html`<div class="hints">
      <p>Before it can be published:</p>
      <ul>
        ${items}
      </ul>
    </div>`;
  }
  return html`<div class="problems" role="alert" tabindex="-1" data-focus>
    <p>${says}</p>
    <ul>
      ${items}
    </ul>
  </div>`;
}

/** Published alone, an entry shows without what it links to and nobody has published. */
function renderLinkedDrafts(stored: Stored, { store }: PageTools) {
  const drafts = findLinkedDrafts(stored, store);
  if (stored.archived || drafts.length === 0) return undefined;
  const links = drafts.map(
    (draft, at) =>
      html`${at > 0 && ', '}<a href="${entityPath(draft)}">${titleOf(draft, store)}</a>`,
  );
  return html`<div class="hints">
    <p>Linked here, but a draft, so visitors do not see it: ${links}.</p>
    <p><button type="submit" name="do" value="publish-linked">Publish with these</button></p>
  </div>`;
}

function renderField(field: FormField, state: EntityPageState, { store }: PageTools) {
  const { definition, locale, name, value, kind } = field;
  const { stored, problems, inputs } = state;
  const own = problems.filter(
    (problem) => problem.field === definition.id && problem.locale === locale,
  );
  const settings = settingsOf(stored.draft.contentType, definition.id, store);
  const help = stringAt(settings, 'helpText');
  const isWrong = own.length > 0 && state.says !== undefined;
  const ids = [...(help ? [`${name}-help`] : []), ...(own.length > 0 ? [`${name}-error`] : [])];
  const several = store.locales.length > 1;
  const isShared = several && !definition.localized && state.way.locale !== undefined;
  const inLocale = several && definition.localized && html` lang="${locale}" dir="auto"`;
  const described = html`${ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`}${isWrong && html` aria-invalid="true"`}${definition.disabled && html` disabled`}${inLocale}`;
  const controls = kind.render({
    ...{ definition, locale, name, settings, store, described, entityId: stored.id },
    inputs: inputs?.get(name) ?? kind.toInputs(value, definition),
  });
  const label = html`${definition.name}${isShared && html` <small>the same in all languages</small>`}${isRequired(definition, locale, stored, store) && html` <small class="required">required</small>`}`;
  const about = html`${help && html`<p class="hint" id="${name}-help">${help}</p>`}${own.length > 0 && html`<p class="${isWrong ? 'error' : 'hint'}" id="${name}-error">${definition.name}: ${own.map(({ message }) => message).join('; ')}</p>`}`;
  const fallback = renderFallback(field, store, stored);
  const marker = !definition.disabled && html`<input type="hidden" name="shown" value="${name}" />`;
  if (!kind.isGroup) {
    return html`<div class="field" id="${name}-field">
      ${marker}<label for="${name}">${label}</label>${about}${controls}${fallback}
    </div>`;
  }
  return html`<fieldset class="field" id="${name}-field">
    <legend>${label}</legend>
    ${marker} ${about}${controls}${fallback}
  </fieldset>`;
}

/** What stands in for an empty field: the value of the nearest locale that it falls back to. */
function renderFallback(
  { definition, locale, value }: FormField,
  store: PageTools['store'],
  stored: Stored,
) {
  const choice = chooseLocale(store.locales, store.defaultLocale, locale);
  if (value !== undefined || !definition.localized || !choice || choice.all) return undefined;
  const values = stored.draft.fields[definition.id] ?? {};
  const code = choice.chain.find((each) => values[each] !== undefined);
  if (code === undefined) return undefined;
  const shown = values[code]!;
  const text =
    definition.type === 'RichText'
      ? toRichTextText(shown)
      : (isObject(shown) && stringAt(shown, 'fileName')) || shown;
  return html`<p class="hint">
    Empty, so ${code} stands in: <span lang="${code}" dir="auto">${summary(text)}</span>
  </p>`;
}

function renderTags({ draft }: Stored, { store }: PageTools) {
  if (store.tags.length === 0) return undefined;
  const own = Array.isArray(draft.metadata?.['tags']) ? draft.metadata['tags'].map(idOf) : [];
  return html`<fieldset class="field">
    <legend>Tags of the space</legend>
    <input type="hidden" name="tags-shown" value="1" />
    <div class="choices">
      ${store.tags.map((tag) => {
        const id = idOf(tag) ?? '';
        return html`<label
          ><input type="checkbox" name="tag" value="${id}" ${own.includes(id) && html` checked`} />
          ${stringAt(tag, 'name') ?? id}</label
        >`;
      })}
    </div>
  </fieldset>`;
}

function renderFacts({ draft, version }: Stored) {
  const facts: [string, string | undefined][] = [
    ['Created', formatTime(draft.createdAt)],
    ['Saved', formatTime(draft.updatedAt)],
    ['Published', draft.publishedAt && formatTime(draft.publishedAt)],
    ['Version', String(version)],
    ['Times published', draft.revision === 0 ? undefined : String(draft.revision)],
  ];
  return html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        value !== undefined &&
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

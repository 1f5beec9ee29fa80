import { idOf, stringAt } from '../../space/json-value.ts';
import type { Stored } from '../../space/space-types.ts';
import { isRequired } from '../checks/check-entity.ts';
import type { Problem } from '../checks/check-entity.ts';
import { findLinkedDrafts } from '../checks/linked-drafts.ts';
import { entityPath, statusOf, titleOf, typeNameOf } from '../entity-summary.ts';
import type { Inputs } from '../fields/field-kind.ts';
import { settingsOf } from '../fields/kind-of.ts';
import { formFields, nameOf } from '../form-fields.ts';
import type { FormField } from '../form-fields.ts';
import { html } from '../html.ts';
import { formatWayBack } from '../acts/way-back.ts';
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
      ${renderBar(stored, way)} ${renderProblems(state, tools)} ${renderLinkedDrafts(stored, tools)}
      ${formFields(stored, store).map((field) => renderField(field, state, tools))}
      ${renderTags(stored, tools)} ${renderFacts(stored)}
    </form>`,
  });
}

function renderWayBack([parent]: WayBack, { store }: PageTools) {
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

// Saving comes first: it is also what the Enter key does.
function renderBar(stored: Stored, way: WayBack) {
  const button = (act: string, text: string, kind = '') =>
    html`<button type="submit" name="do" value="${act}" ${kind !== '' && html` class="${kind}"`}>
      ${text}
    </button>`;
  const { published, archived, type } = stored;
  return html`<div class="bar">
    ${button('save', 'Save draft')}${!archived && button('publish', 'Publish', 'main')}
    <details class="more">
      <summary>More</summary>
      <div>
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
    ${way.length > 0 && html`<span class="hint">Then go back</span>`}
  </div>`;
}

function renderProblems({ stored, problems, says }: EntityPageState, { store }: PageTools) {
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
    return html`<li><a href="#${name}">${label}</a>: ${message}</li>`;
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
  const described = html`${ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`}${isWrong && html` aria-invalid="true"`}${definition.disabled && html` disabled`}`;
  const controls = kind.render({
    ...{ definition, locale, name, settings, store, described, entityId: stored.id },
    inputs: inputs?.get(name) ?? kind.toInputs(value, definition),
  });
  const several = definition.localized && store.locales.length > 1;
  const label = html`${definition.name}${several && html` <small>${locale}</small>`}${isRequired(definition, locale, stored, store) && html` <small class="required">required</small>`}`;
  const about = html`${help && html`<p class="hint" id="${name}-help">${help}</p>`}${own.length > 0 && html`<p class="${isWrong ? 'error' : 'hint'}" id="${name}-error">${definition.name}: ${own.map(({ message }) => message).join('; ')}</p>`}`;
  const marker = !definition.disabled && html`<input type="hidden" name="shown" value="${name}" />`;
  if (!kind.isGroup) {
    return html`<div class="field" id="${name}-field">
      ${marker}<label for="${name}">${label}</label>${about}${controls}
    </div>`;
  }
  return html`<fieldset class="field" id="${name}-field">
    <legend>${label}</legend>
    ${marker} ${about}${controls}
  </fieldset>`;
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

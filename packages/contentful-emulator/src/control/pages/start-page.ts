import type { Scenarios } from '../../scenarios/scenarios.ts';
import { SCENARIOS } from '../../scenarios/scenario-names.ts';
import { stringAt } from '../../space/json-value.ts';
import { contentTypeName } from '../entity-summary.ts';
import { html } from '../html.ts';
import { page } from './frame.ts';
import type { PageTools } from './frame.ts';

/** Every content type, with what to do with it, and the scenario for developers. */
export function startPage(
  tools: PageTools,
  scenarios: Scenarios,
  done: string | undefined,
): string {
  const { store } = tools;
  const all = store.all();
  const count = (type: string) => all.filter(({ draft }) => draft.contentType === type).length;
  const types = [...store.contentTypes.values()]
    .map(({ id, body }) => ({
      id,
      name: contentTypeName(id, store),
      text: stringAt(body, 'description'),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const files = all.filter(({ type }) => type === 'Asset').length;
  return page(tools, {
    title: 'Content types',
    at: 'start',
    done,
    main: html`<h1>Content types</h1>
      <form class="filters" action="/control/entries" role="search">
        <label>Search all entries <input type="search" name="q" autocomplete="off" /></label
        ><button type="submit">Search</button>
      </form>
      <ul class="types">
        ${types.map(
          ({ id, name, text }) =>
            html`<li>
              <h2>
                <a href="/control/entries?type=${encodeURIComponent(id)}">${name}</a>
                <span class="count">${count(id)}</span>
              </h2>
              ${text !== undefined && html`<p>${text}</p>`} ${newEntryForm(id, name)}
            </li>`,
        )}
        <li>
          <h2>
            <a href="/control/assets">Pictures and files</a> <span class="count">${files}</span>
          </h2>
          <p>Everything that entries show: pictures, videos, documents.</p>
        </li>
      </ul>
      ${renderScenarios(scenarios)}`,
  });
}

function renderScenarios(scenarios: Scenarios) {
  return html`<details class="panel" ${scenarios.name !== 'full' && html` open`}>
    <summary>For developers: what the services answer (${scenarios.name})</summary>
    <form method="post" action="/control/scenario">
      <fieldset>
        <legend>Scenario</legend>
        ${Object.entries(SCENARIOS).map(
          ([name, text]) =>
            html`<label class="choice"
              ><input
                type="radio"
                name="name"
                value="${name}"
                ${name === scenarios.name && html` checked`}
              />
              <b>${name}</b> ${text}</label
            >`,
        )}
      </fieldset>
      <button type="submit">Switch</button>
    </form>
  </details>`;
}

/** A button that begins an entry. */
export function newEntryForm(type: string, name: string) {
  return html`<form method="post" action="/control/new">
    <input type="hidden" name="type" value="${type}" /><button type="submit" class="small">
      New<span class="hidden"> ${name}</span>
    </button>
  </form>`;
}

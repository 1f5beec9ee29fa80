/** Runs in the control page. Builds everything with textContent, so that content is never markup. */
export const CONTROL_SCRIPT = String.raw`
const $ = (id) => document.getElementById(id);
let entries = [], state, chosen;
async function api(name, body) {
  const response = await fetch('/control/api/' + name, body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}
let timer;
function say(text) { $('message').textContent = text; clearTimeout(timer); timer = setTimeout(() => { $('message').textContent = ''; }, 6000); }
function make(tag, properties, ...children) { const node = Object.assign(document.createElement(tag), properties); node.append(...children); return node; }
async function attempt(work) { try { await work(); } catch (error) { say(error.message); } }
function showList() {
  const search = $('search').value.trim().toLowerCase(), type = $('type').value;
  const found = entries.filter((entry) => (!type || entry.contentType === type) && (!search || (entry.title + ' ' + entry.id).toLowerCase().includes(search)));
  $('count').textContent = Math.min(found.length, 500) + ' of ' + entries.length + ' shown';
  $('entries').replaceChildren(...found.slice(0, 500).map((entry) => {
    const button = make('button', { type: 'button' }, make('span', { textContent: entry.title }), make('span', { className: 'status ' + entry.status, textContent: entry.status }), make('small', { textContent: entry.contentType + ' · ' + entry.id }));
    if (chosen === entry.id) button.setAttribute('aria-current', 'true');
    button.onclick = () => attempt(async () => { await choose(entry.id); $('detail').focus(); });
    return make('li', {}, button);
  }));
}
async function reload() { entries = (await api('entries')).sort((a, b) => (a.type === 'Asset') - (b.type === 'Asset') || a.contentType.localeCompare(b.contentType) || a.title.localeCompare(b.title)); showList(); }
async function choose(id) { chosen = id; showDetail(await api('entry?id=' + encodeURIComponent(id))); showList(); }
function act(label, className, name, entry, done) {
  const button = make('button', { type: 'button', className, textContent: label });
  button.onclick = () => attempt(async () => {
    if (name === 'delete' && !confirm('Delete "' + entry.title + '" from preview and delivery?')) return;
    const answer = await api(name, { id: entry.id });
    say(done);
    await reload();
    if (name === 'delete') { chosen = undefined; $('detail').replaceChildren(make('h2', { id: 'detail-title', textContent: 'Nothing chosen' })); showList(); } else { showDetail(answer); $('detail').focus(); }
  });
  return button;
}
function field(entry, definition, locale) {
  const name = definition.name + (state.locales.length > 1 ? ' (' + locale + ')' : '');
  const value = definition.values[locale];
  if (!definition.isEditable) return value === undefined ? '' : make('div', { className: 'fixed' }, make('b', { textContent: name }), make('p', { textContent: value }));
  const id = 'f-' + definition.id + '-' + locale;
  const input = make(definition.type === 'Text' ? 'textarea' : 'input', { id, value: value ?? '' });
  if (definition.type === 'Text') input.rows = Math.min(12, Math.max(3, Math.ceil((value ?? '').length / 70)));
  const form = make('form', {}, make('div', { className: 'row' }, make('div', {}, make('label', { htmlFor: id, textContent: name }), input), make('button', { type: 'submit', textContent: 'Save' })));
  form.onsubmit = (event) => { event.preventDefault(); attempt(async () => { await api('edit', { id: entry.id, field: definition.id, locale, value: input.value }); say('Saved as a draft: preview shows it, delivery after publishing.'); await reload(); showStatus(entry.id); }); };
  return form;
}
function showStatus(id) { const entry = entries.find((each) => each.id === id), node = $('status'); if (entry && node) { node.className = 'status ' + entry.status; node.textContent = entry.status; } }
function showDetail(entry) {
  const acts = make('div', { className: 'acts' }, act('Publish', 'main', 'publish', entry, 'Published.'));
  if (entry.status !== 'draft') acts.append(act('Unpublish', '', 'unpublish', entry, 'Unpublished: only preview shows it now.'));
  acts.append(act('Delete', 'risky', 'delete', entry, 'Deleted.'));
  const fields = entry.fields.flatMap((definition) => (definition.isLocalised ? state.locales.map((each) => each.code) : [state.locales.find((each) => each.default).code]).map((code) => field(entry, definition, code)));
  $('detail').replaceChildren(make('h2', { id: 'detail-title', textContent: entry.title }), make('p', {}, make('span', { id: 'status', className: 'status ' + entry.status, textContent: entry.status }), make('span', { className: 'hint', textContent: ' · ' + entry.contentType + ' · ' + entry.id })), acts, ...fields);
}
function showScenario() { $('scenario').value = state.scenario; $('scenario-text').textContent = state.scenarios.find((each) => each.name === state.scenario).text; }
$('search').oninput = showList; $('type').onchange = showList;
$('scenario').onchange = () => attempt(async () => { state.scenario = (await api('scenario', { name: $('scenario').value })).scenario; showScenario(); say('Scenario: ' + state.scenario); });
attempt(async () => {
  state = await api('state');
  $('space').textContent = state.name + ' · space ' + state.spaceId + ' · environment ' + state.environment;
  $('scenario').append(...state.scenarios.map((each) => make('option', { value: each.name, textContent: each.name })));
  showScenario();
  $('type').append(...state.contentTypes.map((each) => make('option', { value: each.id, textContent: each.name })), make('option', { value: 'Asset', textContent: 'Assets' }));
  await reload();
  const wanted = decodeURIComponent(location.hash.slice(1));
  if (entries.some((entry) => entry.id === wanted)) await choose(wanted);
});
`;

export const CONTROL_STYLE = `
:root { --ground: #f6f5f1; --paper: #fff; --ink: #1d1d24; --soft: #5c5c68; --line: #d9d7cf; --edge: #84828c; --accent: #2f4bd8; --on-accent: #fff; --good: #14683f; --warn: #8a4b00; --bad: #a8201a; --bad-ground: #fdeceb; --good-ground: #e6f4ec; }
@media (prefers-color-scheme: dark) { :root { --ground: #16161b; --paper: #202027; --ink: #f1f0ec; --soft: #b3b2bd; --line: #3a3a45; --edge: #7d7c88; --accent: #9fb0ff; --on-accent: #14142b; --good: #7fdcab; --warn: #f3bf7c; --bad: #ff9d96; --bad-ground: #3a1f1f; --good-ground: #17301f; } }
* { box-sizing: border-box; }
html { scroll-padding: 6rem 0; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink); overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 0; }
p { margin: .25rem 0; } a { color: var(--accent); }
small, .hint, .facts, .count { color: var(--soft); } small { font-weight: 400; font-size: .85rem; } .hint { font-size: .9rem; }
.hidden, .default { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -9999px; } .skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem 1rem; z-index: 3; }
header { padding: 1rem clamp(1rem, 4vw, 2.5rem) 0; background: var(--paper); border-bottom: 1px solid var(--line); }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; } nav a { display: inline-block; padding: .6rem 0; text-decoration: none; border-bottom: 3px solid transparent; }
nav a[aria-current] { color: inherit; font-weight: 600; border-color: var(--accent); } nav a:hover { text-decoration: underline; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem; } main:focus { outline: none; }
footer { max-width: 62rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2.5rem) 2rem; color: var(--soft); border-top: 1px solid var(--line); font-size: .9rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
label, legend { font-weight: 600; }
input, select, textarea { width: 100%; font: inherit; font-weight: 400; color: inherit; background: var(--ground); border: 1px solid var(--edge); border-radius: 8px; padding: .5rem .65rem; min-height: 2.75rem; }
input[type=radio], input[type=checkbox] { width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0; flex: none; accent-color: var(--accent); }
input[type=file] { padding: .4rem; } [aria-invalid=true] { border-color: var(--bad); border-width: 2px; }
textarea { resize: vertical; } .code textarea, code { font-family: ui-monospace, monospace; font-size: .9rem; } .short { max-width: 22rem; }
button { font: inherit; font-weight: 600; cursor: pointer; border: 1px solid var(--edge); border-radius: 8px; padding: .5rem 1rem; min-height: 2.75rem; background: var(--paper); color: var(--ink); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); } button.risky { color: var(--bad); border-color: var(--bad); }
button.small { padding: .25rem .75rem; font-size: .9rem; } button.icon { padding: 0; width: 2.75rem; }
button:hover { border-color: var(--ink); }
summary { cursor: pointer; padding: .6rem 0; font-weight: 600; }
.panel { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: .5rem 1.25rem; margin: 1.5rem 0; } .panel label { font-weight: 400; }
.upload { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; padding: 1.25rem; } .upload label { flex: 1 1 14rem; font-weight: 600; }
.filters { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0; } .filters label { flex: 1 1 11rem; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem 1rem; align-items: center; }
ul.types { list-style: none; margin: 1rem 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: .75rem; }
.types > li { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; display: flex; flex-direction: column; gap: .25rem; } .types form { margin-top: auto; padding-top: .5rem; } .types p { color: var(--soft); font-size: .9rem; } .count { font-weight: 400; }
ul.list { list-style: none; margin: .5rem 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 12px; } .list:empty { display: none; }
.list > li { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .7rem 1rem; align-items: center; } .list > li + li { border-top: 1px solid var(--line); } .list > li > small { grid-column: 1; } .list > li > .status { grid-column: 2; grid-row: 1; }
.list.files > li { grid-template-columns: 5rem 1fr auto; } .files > li > img, .files > li > .file-kind { grid-row: 1 / span 2; } .files > li > small { grid-column: 2; } .files > li > .status { grid-column: 3; }
.picks label { display: flex; gap: .75rem; align-items: center; font-weight: 400; min-height: 2.75rem; } .picks small, .linked small { display: block; }
li img, .file-kind { width: 5rem; height: 3.75rem; object-fit: contain; background: var(--ground); border-radius: 6px; flex: none; } .file-kind { display: grid; place-items: center; font-size: .8rem; color: var(--soft); }
.status { font-size: .85rem; font-weight: 700; } .published { color: var(--good); } .changed, .archived { color: var(--warn); } .draft { color: var(--soft); }
.pager { display: flex; gap: 1rem; align-items: center; }
.bar { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; background: var(--ground); padding: .75rem 0; border-bottom: 1px solid var(--line); margin-bottom: .5rem; } .bar.bottom { top: auto; bottom: 0; border-bottom: 0; border-top: 1px solid var(--line); }
.locales { display: flex; flex-wrap: wrap; gap: .5rem; } .locales [aria-pressed=true] { border-color: var(--accent); border-width: 2px; }
.more { position: relative; } .more > summary { padding: .5rem .75rem; min-height: 2.75rem; } .more:not([open]) > div { display: none; } .more > div { position: absolute; left: 0; z-index: 3; display: grid; gap: .5rem; width: min(17rem, 80vw); background: var(--paper); border: 1px solid var(--edge); border-radius: 12px; padding: .75rem; }
.field { display: block; border: 0; border-top: 1px solid var(--line); margin: 0; padding: 1rem 0; min-width: 0; } .field > label, legend { display: block; padding: 0; margin-bottom: .25rem; } fieldset.field { padding-top: 0; } fieldset.field > legend { padding-top: 1rem; float: left; width: 100%; } fieldset.field > legend ~ * { clear: both; }
.field > input, .field > textarea, .field > select { margin-top: .25rem; }
.required { color: var(--warn); }
.error { color: var(--bad); font-weight: 600; } .problems, .hints { border-left: 4px solid var(--bad); background: var(--bad-ground); padding: .6rem 1rem; border-radius: 0 8px 8px 0; margin: .75rem 0; } .hints { border-color: var(--warn); background: var(--paper); } .problems ul, .hints ul { margin: .25rem 0; padding-left: 1.25rem; } .problems:focus { outline: none; }
.done { background: var(--good-ground); border-left: 4px solid var(--good); padding: .6rem 1rem; border-radius: 0 8px 8px 0; margin: 0 0 1rem; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .25rem 0; } .row > label { flex: 1 1 9rem; max-width: 16rem; font-weight: 400; }
.choices { display: flex; flex-wrap: wrap; gap: 0 1.5rem; } .choices label, .choice { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; font-weight: 400; } .choice { flex-wrap: wrap; } fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
ol.rows { list-style: none; margin: .25rem 0 .5rem; padding: 0; display: grid; gap: .5rem; } .rows > li { display: flex; gap: .5rem; align-items: center; } .row-acts { display: flex; gap: .25rem; flex: none; margin-left: auto; }
.links > li { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: .4rem .6rem; } .linked { flex: 1; min-width: 0; }
.file { display: flex; flex-wrap: wrap; gap: 1rem; margin: .5rem 0; } .file img, .file video { max-width: min(20rem, 100%); max-height: 15rem; border-radius: 8px; background: var(--paper); }
.signs { border-collapse: collapse; font-size: .9rem; } .signs td { border-top: 1px solid var(--line); padding: .3rem .75rem .3rem 0; vertical-align: top; }
dl.facts { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; font-size: .85rem; border-top: 1px solid var(--line); padding-top: 1rem; } .facts div { display: flex; gap: .35rem; } dd { margin: 0; }
@media (max-width: 600px) { .rows > li { flex-wrap: wrap; } .rows > li > input { flex: 1 1 100%; } .links > li > .linked { flex-basis: calc(100% - 6rem); } .list.files > li { grid-template-columns: 5rem 1fr; } .files > li > .status { grid-column: 2; grid-row: 3; } .files > li > img, .files > li > .file-kind { grid-row: 1 / span 3; } .more { position: static; } .more > div { inset: 100% 0 auto 0; width: auto; } }
`;

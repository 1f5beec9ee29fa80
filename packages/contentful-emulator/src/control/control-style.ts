export const CONTROL_STYLE = `
:root { --ground: #f6f5f1; --paper: #fff; --ink: #1d1d24; --soft: #5c5c68; --line: #d9d7cf; --accent: #2f4bd8; --on-accent: #fff; --good: #14683f; --warn: #8a4b00; --bad: #a8201a; }
@media (prefers-color-scheme: dark) { :root { --ground: #16161b; --paper: #202027; --ink: #f1f0ec; --soft: #b3b2bd; --line: #3a3a45; --accent: #9fb0ff; --on-accent: #14142b; --good: #7fdcab; --warn: #f3bf7c; --bad: #ff9d96; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink); }
h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.15rem; margin: 0 0 .75rem; }
p { margin: 0; } .hint, #space, #scenario-text, #count { color: var(--soft); }
.skip { position: absolute; left: -9999px; } .skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem 1rem; }
header { display: flex; flex-wrap: wrap; gap: 1rem 3rem; justify-content: space-between; padding: 1.25rem clamp(1rem, 4vw, 2.5rem); background: var(--paper); border-bottom: 1px solid var(--line); }
.scenario { min-width: min(22rem, 100%); }
main { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 1.5rem; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 5rem; align-items: start; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; }
#detail { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; }
label { display: block; font-weight: 600; font-size: .9rem; margin-bottom: .25rem; }
input, select, textarea { width: 100%; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--soft); border-radius: 8px; padding: .5rem .65rem; min-height: 2.75rem; }
textarea { resize: vertical; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.filters { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin-bottom: .75rem; }
ul { list-style: none; margin: .5rem 0 0; padding: 0; max-height: 65vh; overflow: auto; }
li button { display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem; width: 100%; text-align: left; background: none; color: inherit; border: 0; border-top: 1px solid var(--line); border-radius: 0; padding: .6rem .35rem; min-height: 3rem; overflow-wrap: anywhere; }
li button:hover, li button[aria-current=true] { background: var(--ground); }
li small { color: var(--soft); grid-column: 1; font-weight: 400; }
#detail:focus { outline: none; }
.status { font-size: .8rem; font-weight: 700; } .published { color: var(--good); } .changed, .archived { color: var(--warn); } .draft { color: var(--soft); }
button { font: inherit; font-weight: 600; cursor: pointer; border: 1px solid var(--soft); border-radius: 8px; padding: .5rem 1rem; min-height: 2.75rem; background: var(--paper); color: var(--ink); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.risky { color: var(--bad); border-color: var(--bad); }
.acts { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0 1.25rem; }
form { border-top: 1px solid var(--line); padding: .9rem 0; } form .row { display: flex; gap: .5rem; align-items: flex-end; } form .row > :first-child { flex: 1; }
.fixed { border-top: 1px solid var(--line); padding: .75rem 0; overflow-wrap: anywhere; } .fixed b { font-size: .9rem; }
#message { position: fixed; left: 50%; bottom: 1rem; transform: translateX(-50%); background: var(--ink); color: var(--ground); padding: .6rem 1.1rem; border-radius: 99px; max-width: calc(100vw - 2rem); } #message:empty { display: none; }
@media (max-width: 800px) { main { grid-template-columns: 1fr; } #detail { position: static; max-height: none; } }
`;

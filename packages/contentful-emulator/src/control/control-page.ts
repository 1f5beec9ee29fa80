import { CONTROL_SCRIPT } from './control-script.ts';
import { CONTROL_STYLE } from './control-style.ts';

/** The whole control page; it asks for nothing beyond this machine. */
export const CONTROL_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Content control</title>
<style>${CONTROL_STYLE}</style>
</head>
<body>
<a class="skip" href="#entries">Skip to the entries</a>
<header>
  <div>
    <h1>Content control</h1>
    <p id="space">Loading…</p>
  </div>
  <div class="scenario">
    <label for="scenario">Scenario</label>
    <select id="scenario"></select>
    <p id="scenario-text"></p>
  </div>
</header>
<main>
  <section aria-labelledby="list-title">
    <h2 id="list-title">Entries and assets</h2>
    <div class="filters">
      <div><label for="search">Search</label><input id="search" type="search" autocomplete="off"></div>
      <div><label for="type">Type</label><select id="type"><option value="">All types</option></select></div>
    </div>
    <p id="count" role="status"></p>
    <ul id="entries" tabindex="-1"></ul>
  </section>
  <section id="detail" aria-labelledby="detail-title" tabindex="-1">
    <h2 id="detail-title">Nothing chosen</h2>
    <p class="hint">Choose an entry to edit its texts, publish or unpublish it. Edits show on preview at once and on delivery after publishing. They are kept in memory: restarting brings back the file.</p>
  </section>
</main>
<p id="message" role="status" aria-live="polite"></p>
<noscript><p>The control page needs JavaScript; the same acts are at /control/api.</p></noscript>
<script>${CONTROL_SCRIPT}</script>
</body>
</html>
`;

import { TOOL_ANSWERS_SCRIPT } from '#browser/tool-answers.ts';
import { InlineScript, InlineStyle } from '#ui/inline-code.tsx';

/**
 * What the pages of the tools have and no other page carries: labels that stand clear of lines, an answer that no longer
 * is that of the form, and everything unfolded on paper.
 */
const TOOL_STYLE =
  '.tool-curve{display:grid;grid-template-columns:auto minmax(0,1fr)}' +
  '.tool-gutter{visibility:hidden;height:0;padding-inline-end:.75em;white-space:nowrap}' +
  '.tool-label{paint-order:stroke;stroke:var(--card);stroke-width:5px}' +
  '[data-outdated]{opacity:.5}' +
  '@media print{main details::details-content{content-visibility:visible;block-size:auto}}';

/** Keeps the answer that of the form, as it is filled in; comes behind both, where nothing is wrong that only a new page takes back. */
export function LiveAnswers() {
  return (
    <>
      <InlineStyle text={TOOL_STYLE} />
      <InlineScript text={TOOL_ANSWERS_SCRIPT} />
    </>
  );
}

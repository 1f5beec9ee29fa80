import { contactHref } from '#content/contact/inquiry-context.ts';
import type { ProjectInputs } from '#content/project/project-list.ts';
import type { ToolResult } from '../content/tool-result.ts';
import { toolResultTitle } from '../copy/tool-result-title.ts';
import type { Wording } from '#copy/wording.ts';

/**
 * What can be done with a result of a tool: asking about it, and putting it on the project list.
 * @param slug what an inquiry about it names
 * @param machine title of the machine that it is about
 */
export function toAskedResult(wording: Wording, found: ToolResult, slug: string, machine?: string) {
  return {
    href: contactHref('tool', slug),
    item: toProjectInputs(found),
    title: toolResultTitle(wording, found, machine),
  };
}

/** The result as an item of the project list: the tool with the inputs of its address. */
function toProjectInputs({ tool, href }: ToolResult): ProjectInputs {
  return { tool, query: new URL(href, 'http://site.invalid').search.slice(1) };
}

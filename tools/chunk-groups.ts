import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type ModuleOf = (id: string) => { importers: readonly string[] } | null;

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|react-router|scheduler)\/|^\0rolldown\/runtime/u;
const PUBLIC_ROUTE = /\/app\/(?:root|routes\/[^/]+)\.tsx$/u;
const PART = /\/(?:app\/(?:browser|copy|sections|seo|ui)|content)\/[^?]+$/u;

/** What asks for code later is a few words long. */
const LATE = /\/app\/sections\/[^?]*\/late-[\w-]+\.tsx$/u;

/** Used by so many public routes, a module goes with the layout, which every page has. */
const SHELL_FROM = 10;

/**
 * Which files the browser's code is cut into. Few: each file is compressed by itself and names what it takes from others,
 * 0.2 kB at least (decision 087). Browsers keep the framework's while ours change.
 */
export function chunkGroups(): Group[] {
  const routes = publicRoutes();
  return [
    { name: 'react', test: FRAMEWORK, priority: 4 },
    {
      name: (id, context) => {
        const count = PART.test(id) ? routes(id, (module) => context.getModuleInfo(module)) : null;
        return LATE.test(id) || count?.has('root') || (count?.size ?? 0) >= SHELL_FROM
          ? 'shell'
          : null;
      },
      debugName: 'shell',
      priority: 3,
    },
    { name: 'rich-text', test: /\/app\/sections\/rich-text\//u, priority: 2 },
    { name: 'inquiry-form', test: /\/app\/sections\/inquiry-form\/(?!late-)/u, priority: 1 },
  ];
}

/** Answers which public routes need a module, the layout as 'root'; what is fetched later does not count. */
function publicRoutes(): (id: string, moduleOf: ModuleOf) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (id, moduleOf) => {
    const answer = known.get(id);
    if (answer) return answer;
    const found = new Set<string>();
    const seen = new Set([id]);
    for (const module of seen) {
      if (PUBLIC_ROUTE.test(module)) found.add(module.endsWith('/root.tsx') ? 'root' : module);
      for (const importer of moduleOf(module)?.importers ?? []) seen.add(importer);
    }
    known.set(id, found);
    return found;
  };
}

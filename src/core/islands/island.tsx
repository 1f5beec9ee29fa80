import { useContext, useId, type ComponentType } from 'react';
import { AddressContext } from '#ui/address-context.ts';
import { PageIconsContext } from '#ui/page-icons.tsx';
import { WordingContext } from '#ui/wording-context.ts';
import type { IslandName, HydrateWhen } from './island-parts.ts';
import { PageFilesContext } from './page-files.ts';
import { propsId } from './props-id.ts';

// The browser's build of a route never renders an island: it must not carry React's server renderer.
const server = import.meta.env.SSR ? await import('react-dom/server') : null;

/**
 * Makes a component an island: the server renders it into a root of its own, with its props beside it as JSON, and
 * `watch-islands.ts` hydrates it alone.
 * @param name as in `island-parts.ts`
 * @param when when it is hydrated
 */
export function island<Props extends object>(
  name: IslandName,
  Part: ComponentType<Props>,
  when: HydrateWhen = 'near',
): ComponentType<Props> {
  return function Island(props: Props) {
    const prefix = useId();
    useContext(PageFilesContext)?.used.add(name);
    // A rendering of its own knows nothing of the page's contexts.
    const part = (
      <PageIconsContext value={useContext(PageIconsContext)}>
        <WordingContext value={useContext(WordingContext)}>
          <AddressContext value={useContext(AddressContext)}>
            <Part {...props} />
          </AddressContext>
        </WordingContext>
      </PageIconsContext>
    );
    // A prefix keeps its ids apart from those of the page and of other islands.
    const html = server?.renderToString(part, { identifierPrefix: prefix }) ?? '';
    return (
      <>
        <IslandRoot name={name} when={when} prefix={prefix} html={html} />
        <script
          type="application/json"
          id={propsId(prefix)}
          dangerouslySetInnerHTML={{ __html: toJson(props) }}
        />
      </>
    );
  };
}

function IslandRoot(props: { name: IslandName; when: HydrateWhen; prefix: string; html: string }) {
  return (
    <div
      className="contents"
      data-island={props.name}
      data-hydrate={props.when}
      data-prefix={props.prefix}
      // In the gallery React takes the page over: the island stays as it was sent.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: props.html }}
    />
  );
}

/** JSON that cannot end the script element it stands in. In which languages a thing's words are is the server's affair. */
function toJson(props: object): string {
  const text = JSON.stringify(props, (name, value: unknown) =>
    name === 'translation' ? undefined : value,
  );
  return text.replace(/</gu, '\\u003c');
}

import type { Loaded } from '#content/loaded.ts';
import type { ProductCard } from '#content/products/product.ts';
import { CREDENTIALS_PATH } from '#copy/problem-words.ts';
import { productsPageWords as words } from '#copy/product-words.ts';
import { setupWords } from '#copy/setup-words.ts';
import { ContentProblem } from '#sections/content-problem/content-problem.tsx';
import { useSetupState, type SetupState } from '#sections/notices/setup-state.ts';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { TryAgainButton } from '#ui/problem-buttons.tsx';

type Setup = SetupState & { failure: string; clientFailed: boolean };

/**
 * Says below the products why they are the built-in ones, with what is set and what is missing (part 1
 * section 2). Draws nothing when they are the owner's, and for visitors who could not act (decision 10).
 */
export function ProductsProblem({
  products,
  setup,
}: {
  products: Loaded<ProductCard[]>;
  setup: Setup | null;
}) {
  if (setup === null || products.status !== 'fallback') return null;
  return (
    <Band id="setup">
      <Problem reason={products.reason} setup={setup} />
    </Band>
  );
}

function Problem({
  reason,
  setup: built,
}: {
  reason: 'not-configured' | 'empty' | 'unavailable';
  setup: Setup;
}) {
  const { title, message, clientFailed, action, retry, refresh } = setupWords.products;
  const setup = useSetupState(built);
  // Credentials may have been entered since the page was built.
  const why = reason === 'not-configured' && setup.configured ? 'unavailable' : reason;
  if (why === 'not-configured') {
    const configure = (
      <ButtonLink to={CREDENTIALS_PATH} size="small">
        {action}
      </ButtonLink>
    );
    return (
      <ContentProblem kind="not-configured" title={title} message={message} actions={configure}>
        <StatusList setup={setup} />
      </ContentProblem>
    );
  }
  if (why === 'unavailable') {
    const failure = setup.failure || setupWords.builtInShown;
    return (
      <ContentProblem
        kind="failed"
        title={words.failedTitle}
        message={setup.clientFailed ? clientFailed : words.failed(failure)}
        actions={<TryAgainButton label={retry} look="outline" />}
      >
        <StatusList setup={setup} />
      </ContentProblem>
    );
  }
  return (
    <ContentProblem
      kind="empty"
      title={words.emptyTitle}
      message={words.emptyText}
      actions={<TryAgainButton label={refresh} look="outline" />}
    >
      <ol className="grid list-decimal gap-1.5 pl-5">
        {words.emptySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </ContentProblem>
  );
}

function StatusList({ setup }: { setup: SetupState }) {
  const { space, environment, token, set, missing } = setupWords.products.status;
  const rows: [string, boolean][] = [
    [space, setup.space],
    [environment, setup.environment],
    [token, setup.token],
  ];
  return (
    <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
      {rows.map(([name, isSet]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="font-[560]">{isSet ? set : missing}</dd>
        </div>
      ))}
    </dl>
  );
}

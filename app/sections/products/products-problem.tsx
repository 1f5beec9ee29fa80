import { CREDENTIALS_PATH } from '#copy/problem-words.ts';
import { productsPageWords as words } from '#copy/product-words.ts';
import { setupWords } from '#copy/setup-words.ts';
import { ContentProblem } from '#sections/content-problem/content-problem.tsx';
import { useSetupState, type SetupState } from '#sections/notices/setup-state.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TryAgainButton } from '#ui/problem-buttons.tsx';

export type ProductsSetup = SetupState & { failure: string; clientFailed: boolean };

/**
 * Says why the products are the built-in ones, with what is set and what is missing (part 1 section 2), as the running site
 * has it.
 */
export function ProductsProblem({
  reason,
  setup: built,
}: {
  reason: 'not-configured' | 'empty' | 'unavailable';
  setup: ProductsSetup;
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

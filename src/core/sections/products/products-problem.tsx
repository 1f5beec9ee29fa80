import { productsPageWords } from '#copy/en/products-page-words.ts';
import { setupWords } from '#copy/en/setup-words.ts';
import { fill } from '#copy/wording.ts';
import { CREDENTIALS_PATH } from '#sections/notices/connection-box.tsx';
import { useSetupState, type SetupState } from '#sections/notices/setup-state.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TryAgainButton } from '#ui/problem-buttons.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';

export type ProductsSetup = SetupState & {
  /** Why the service gave no answer; '' when it did. */
  failure: string;
  /** Whether the client could not even be built. */
  clientFailed: boolean;
};

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
  const wording = useWording();
  const words = wording.of(productsPageWords);
  const { title, message, clientFailed, action, retry, refresh } = wording.of(setupWords).products;
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
      <ProblemPanel
        tone="notice"
        icon="settings"
        title={title}
        message={message}
        actions={configure}
      >
        <StatusList setup={setup} />
      </ProblemPanel>
    );
  }
  if (why === 'unavailable') {
    const failure = setup.failure || wording.of(setupWords).builtInShown;
    return (
      <ProblemPanel
        title={words.failedTitle}
        message={setup.clientFailed ? clientFailed : fill(words.failed, { reason: failure })}
        actions={<TryAgainButton label={retry} look="outline" />}
      >
        <StatusList setup={setup} />
      </ProblemPanel>
    );
  }
  return (
    <ProblemPanel
      tone="quiet"
      icon="layers"
      title={words.emptyTitle}
      message={words.emptyText}
      actions={<TryAgainButton label={refresh} look="outline" />}
    >
      <ol className="grid list-decimal gap-1.5 ps-5">
        {words.emptySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </ProblemPanel>
  );
}

function StatusList({ setup }: { setup: SetupState }) {
  const words = useWords(setupWords);
  const { space, environment, token, set, missing } = words.products.status;
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
          <dd className="font-medium">{isSet ? set : missing}</dd>
        </div>
      ))}
    </dl>
  );
}

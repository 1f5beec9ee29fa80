import { useEffect, useRef, type ReactNode } from 'react';
import { useActionData, useFetcher, useRevalidator } from 'react-router';
import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { Button } from '#ui/button.tsx';
import { FormProblem } from './admin-field.tsx';
import { OvertakenAct, type Overtaking } from './overtaken-act.tsx';

/** What an act answers that was not done. */
export type ActProblem = {
  /** The server could not be reached, or failed. */
  isUnsent?: boolean;
  badDate?: boolean;
  badAddress?: boolean;
  /** Whoever was chosen has no account any more. */
  noAccount?: boolean;
  /** Others have changed the same since. */
  overtaking?: Overtaking;
};

/** What the fields of a form hold, to be compared; which button was pressed is not among it. */
function textOfFields(form: FormData): string {
  const fields = [...form].filter(([name]) => name !== 'act');
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
}

/**
 * One of several acts of a screen. It is done without leaving the screen, so that what is being typed elsewhere on it stays,
 * however long the line takes; without script it is a plain form. Its route exports `keepTyped` as `clientAction`.
 * @param children the fields and the buttons named `act`, or what draws them from the problem of the last try
 */
export function ActForm({
  id,
  className,
  children,
}: {
  /** For buttons that stand elsewhere on the screen. */
  id?: string;
  className: string;
  children: ReactNode | ((problem: ActProblem) => ReactNode);
}) {
  const fetcher = useFetcher<ActProblem>();
  const { revalidate } = useRevalidator();
  const { state, formData } = fetcher;
  // A browser without script has the answer to its post on the page instead.
  const posted = useActionData<ActProblem>();
  const problem = fetcher.data ?? posted ?? {};
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef<string | null>(null);
  const isDone = state === 'idle' && !fetcher.data;
  useEffect(() => {
    if (formData) pressed.current = textOfFields(formData);
    if (!isDone || pressed.current === null) return;
    // A field that was emptied into an act is empty again, unless something else has been typed since.
    if (textOfFields(new FormData(form.current!)) === pressed.current) form.current!.reset();
    pressed.current = null;
  }, [formData, isDone]);
  return (
    <>
      <fetcher.Form
        ref={form}
        id={id}
        method="post"
        preventScrollReset
        // What was done answers with a redirect, which loads the screen anew; after anything else it stands as it is.
        defaultShouldRevalidate={false}
        aria-busy={state !== 'idle'}
        className={className}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          const again = new FormData(event.currentTarget, submitter);
          // Pressed twice, it is done once.
          if (
            formData?.get('act') === again.get('act') &&
            textOfFields(again) === textOfFields(formData)
          )
            event.preventDefault();
          // The router keeps the last problem where the next try answers with a redirect.
          else if (fetcher.data) fetcher.reset();
        }}
      >
        {typeof children === 'function' ? children(problem) : children}
        {problem.isUnsent && (
          <div className="col-span-full w-full">
            <FormProblem>{adminWords.unsent}</FormProblem>
          </div>
        )}
      </fetcher.Form>
      {fetcher.data?.noAccount && (
        <FormProblem>{adminInquiryWords.overtaken.noAccount}</FormProblem>
      )}
      {fetcher.data?.overtaking && (
        <OvertakenAct
          overtaking={fetcher.data.overtaking}
          Form={fetcher.Form}
          onSubmit={() => fetcher.reset()}
          leave={
            <Button
              look="outline"
              size="small"
              onClick={() => {
                fetcher.reset();
                void revalidate();
              }}
            >
              {adminInquiryWords.overtaken.leave}
            </Button>
          }
        />
      )}
    </>
  );
}

import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { count } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { AdminField, FormProblem } from './admin-field.tsx';

const { secondStep: words } = adminAccountWords;

/** The code of the second factor. */
export function SecondStepForm({
  next,
  isUnreadable,
  refused,
}: {
  next: string;
  /** Nothing of the factor can be read, so that there is nothing to enter. */
  isUnreadable: boolean;
  refused: { outcome: 'wait' | 'refused' | 'expired' | 'unreadable'; seconds: number } | null;
}) {
  return (
    <>
      {(isUnreadable || refused?.outcome === 'unreadable') && <Unreadable />}
      {!isUnreadable && (
        <Form method="post" reloadDocument className="grid gap-4.5">
          <input type="hidden" name="next" value={next} />
          {refused && refused.outcome !== 'unreadable' && (
            <FormProblem>
              {refused.outcome === 'wait'
                ? count(adminWording, adminWords.wait, refused.seconds)
                : words[refused.outcome]}
            </FormProblem>
          )}
          <AdminField
            name="code"
            label={words.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            required
          />
          <Button type="submit" className="w-full">
            {words.button}
          </Button>
        </Form>
      )}
      <p className="text-note">
        <SiteLink
          to="/admin/sign-in"
          className="inline-flex min-h-6 items-center text-link underline underline-offset-4"
        >
          {words.back}
        </SiteLink>
      </p>
    </>
  );
}

function Unreadable() {
  return (
    <>
      <FormProblem>{words.unreadable}</FormProblem>
      <p className="text-note">{words.unreadableNext}</p>
      <code className="block overflow-x-auto rounded-input bg-band px-4 py-3 text-note whitespace-nowrap">
        {words.unreadableCommand}
      </code>
    </>
  );
}

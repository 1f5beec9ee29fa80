import { Form } from 'react-router';
import { adminRedirectWords as words } from '#admin/copy/en/admin-redirect-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { AdminField, AdminSelect, FormProblem } from '#admin/sections/admin-field.tsx';
import { OvertakenForm, type LastChange } from '#admin/sections/overtaken-form.tsx';
import { PagePathField } from '#admin/sections/page-path-field.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

export type RedirectValues = { from: string; to: string; kind: string; status: string };

/** A redirect by its old address, with what the page shows of it (`shownRules`). */
export type ChangedRedirect = { from: string; shown: string };

/** Adds a redirect, or changes one. */
export function RedirectForm({
  values,
  instead,
  problem,
  overtaken,
  pages,
}: {
  values: RedirectValues;
  /** The redirect that is being changed; null for a new one. */
  instead: ChangedRedirect | null;
  /** Why it was not taken. */
  problem: string | null;
  /** What it is by now, where others changed it since. */
  overtaken: { now: string | null; last: LastChange | null } | null;
  /** Paths to choose from; any other can be typed. */
  pages: string[];
}) {
  return (
    <AdminCard id="redirect" title={instead === null ? words.formTitle : words.changeTitle}>
      <Form
        key={JSON.stringify([values, instead])}
        method="post"
        action="/admin/redirects"
        className="grid gap-4"
      >
        {problem && <FormProblem>{problem}</FormProblem>}
        {overtaken && <OvertakenForm {...overtaken} />}
        {instead !== null && (
          <>
            <input type="hidden" name="instead" value={instead.from} />
            <input type="hidden" name="shown" value={instead.shown} />
          </>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <AdminField
            name="from"
            label={words.from}
            defaultValue={values.from}
            required
            maxLength={600}
            autoCapitalize="none"
            spellCheck={false}
            hint={words.fromHint}
          />
          <PagePathField
            name="to"
            label={words.to}
            pages={pages}
            defaultValue={values.to}
            maxLength={1_100}
            hint={words.toHint}
          />
          <AdminSelect
            name="kind"
            label={words.kind}
            defaultValue={values.kind}
            options={Object.entries(words.kinds)}
          />
          <AdminSelect
            name="status"
            label={words.status}
            defaultValue={values.status}
            options={Object.entries(words.statuses).map(([status, name]) => [
              status,
              `${name} (${status})`,
            ])}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="act" value="save">
            {words.save}
          </Button>
          {instead !== null && (
            <ButtonLink to="/admin/redirects" look="outline">
              {words.cancel}
            </ButtonLink>
          )}
        </div>
      </Form>
    </AdminCard>
  );
}

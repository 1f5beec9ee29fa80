import { Form } from 'react-router';
import { adminPreviewWords as words } from '#admin/copy/en/admin-preview-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { AdminSelect } from '#admin/sections/admin-field.tsx';
import { PagePathField } from '#admin/sections/page-path-field.tsx';
import { Button } from '#ui/button.tsx';

/** Makes a link that shows drafts of one page, or of any, for a time. */
export function MakePreviewLink({
  pages,
  refused,
}: {
  /** Paths to choose from; any other can be typed. */
  pages: string[];
  refused: { typed: string; hours: string } | null;
}) {
  return (
    <AdminCard title={words.makeTitle} text={words.makeText}>
      <Form method="post" className="grid max-w-[640px] gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_160px]">
          <PagePathField
            name="page"
            label={words.page}
            pages={pages}
            defaultValue={refused?.typed ?? '/'}
            maxLength={400}
            hint={words.pageHint}
            error={refused ? words.pageFault : null}
          />
          <AdminSelect
            name="hours"
            label={words.lasts}
            defaultValue={refused?.hours ?? '24'}
            options={Object.entries(words.lengths)}
          />
        </div>
        <label className="flex min-h-6 items-center gap-2.5 text-note">
          <input type="checkbox" name="any" value="yes" className="size-4.5 accent-primary" />
          {words.any}
        </label>
        <div>
          <Button type="submit" name="act" value="make">
            {words.make}
          </Button>
        </div>
      </Form>
    </AdminCard>
  );
}

import { Form } from 'react-router';
import { adminInquiryWords } from '#admin/copy/admin-inquiry-words.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AdminCard } from './admin-card.tsx';
import { AdminField, AdminSelect } from './admin-field.tsx';
import { ZoneField } from './owner-time-zone.tsx';

const words = adminInquiryWords.search;

export type SearchValues = Partial<
  Record<'text' | 'form' | 'from' | 'until' | 'state' | 'spam' | 'delivery' | 'zone', string>
>;

/** What to find. A get form: the address says what is shown and can be kept. */
export function InquirySearchForm({
  values,
  formTypes,
  isMailed,
}: {
  values: SearchValues;
  formTypes: string[];
  /** Whether inquiries are mailed at all. */
  isMailed: boolean;
}) {
  const { states, verdicts, deliveries } = words;
  const isNarrowed = Object.keys(values).some((name) => name !== 'zone');
  return (
    <AdminCard title={words.title}>
      <Form
        key={JSON.stringify(values)}
        method="get"
        action="/admin/inquiries"
        role="search"
        className="grid gap-4"
      >
        <ZoneField />
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <AdminField
            name="text"
            type="search"
            label={words.text}
            defaultValue={values.text}
            maxLength={200}
          />
          <AdminSelect
            name="form"
            label={words.form}
            defaultValue={values.form ?? ''}
            options={[['', words.anyForm], ...formTypes.map((type) => [type, type] as const)]}
          />
          <AdminField name="from" type="date" label={words.from} defaultValue={values.from} />
          <AdminField name="until" type="date" label={words.until} defaultValue={values.until} />
          <AdminSelect
            name="state"
            label={words.state}
            defaultValue={values.state ?? ''}
            options={[
              ['', states.all],
              ['open', states.open],
              ['handled', states.handled],
            ]}
          />
          <AdminSelect
            name="spam"
            label={words.spam}
            defaultValue={values.spam ?? ''}
            options={[
              ['', verdicts.genuine],
              ['suspect', verdicts.suspect],
              ['spam', verdicts.spam],
              ['all', verdicts.all],
            ]}
          />
          <AdminSelect
            name="delivery"
            label={words.delivery}
            defaultValue={values.delivery ?? ''}
            options={[
              ['', deliveries.all],
              ['parked', deliveries.parked],
              ['waiting', isMailed ? deliveries.waiting : deliveries.kept],
              ['sent', deliveries.sent],
            ]}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small">
            <Icon name="search" size={18} />
            {words.button}
          </Button>
          {isNarrowed && (
            <ButtonLink to="/admin/inquiries" look="outline" size="small">
              {words.clear}
            </ButtonLink>
          )}
        </div>
      </Form>
    </AdminCard>
  );
}

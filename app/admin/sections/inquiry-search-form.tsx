import { Form } from 'react-router';
import { adminInquiryWords } from '#admin/copy/admin-inquiry-words.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AdminCard } from './admin-card.tsx';
import { AdminField, AdminSelect } from './admin-field.tsx';
import { ZoneField } from './owner-time-zone.tsx';
import { STAGE_OPTIONS } from './stage-chip.tsx';

const words = adminInquiryWords.search;

export type SearchValues = Partial<
  Record<
    | 'text'
    | 'form'
    | 'from'
    | 'until'
    | 'stage'
    | 'assignee'
    | 'unread'
    | 'due'
    | 'spam'
    | 'delivery'
    | 'zone',
    string
  >
>;

type Props = {
  values: SearchValues;
  formTypes: string[];
  /** Who can look after inquiries. */
  people: { id: string; name: string }[];
  /** Whether inquiries are mailed at all. */
  isMailed: boolean;
};

/** What to find. A get form: the address says what is shown and can be kept. */
export function InquirySearchForm({ values, formTypes, people, isMailed }: Props) {
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
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
          <WordFields values={values} formTypes={formTypes} />
          <StateFields values={values} people={people} isMailed={isMailed} />
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

/** What was sent, by which form and when. */
function WordFields({ values, formTypes }: Pick<Props, 'values' | 'formTypes'>) {
  return (
    <>
      <AdminField
        name="text"
        type="search"
        data-inquiry-search=""
        label={words.text}
        defaultValue={values.text}
        maxLength={200}
      />
      <Choice
        name="form"
        values={values}
        options={[['', words.anyForm], ...formTypes.map((type) => [type, type] as const)]}
      />
      <AdminField name="from" type="date" label={words.from} defaultValue={values.from} />
      <AdminField name="until" type="date" label={words.until} defaultValue={values.until} />
    </>
  );
}

/** What has become of it. */
function StateFields({ values, people, isMailed }: Omit<Props, 'formTypes'>) {
  const { verdicts, deliveries } = words;
  return (
    <>
      <Choice name="stage" values={values} options={[['', words.anyStage], ...STAGE_OPTIONS]} />
      <Choice
        name="assignee"
        values={values}
        options={[
          ['', words.anyone],
          ['me', words.me],
          ['none', adminInquiryWords.nobody],
          ...people.map(({ id, name }) => [id, name] as const),
        ]}
      />
      <Choice
        name="unread"
        values={values}
        options={[
          ['', words.readOrNot],
          ['yes', words.onlyUnread],
        ]}
      />
      <Choice
        name="due"
        values={values}
        options={[
          ['', words.dueOrNot],
          ['yes', words.onlyDue],
        ]}
      />
      <Choice
        name="spam"
        values={values}
        options={[
          ['', verdicts.genuine],
          ['suspect', verdicts.suspect],
          ['spam', verdicts.spam],
          ['all', verdicts.all],
        ]}
      />
      <Choice
        name="delivery"
        values={values}
        options={[
          ['', deliveries.all],
          ['parked', deliveries.parked],
          ['waiting', isMailed ? deliveries.waiting : deliveries.kept],
          ['sent', deliveries.sent],
        ]}
      />
    </>
  );
}

function Choice({
  name,
  values,
  options,
}: {
  name: 'form' | 'stage' | 'assignee' | 'unread' | 'due' | 'spam' | 'delivery';
  values: SearchValues;
  options: (readonly [value: string, label: string])[];
}) {
  return (
    <AdminSelect
      name={name}
      label={words[name]}
      defaultValue={values[name] ?? ''}
      options={options}
    />
  );
}

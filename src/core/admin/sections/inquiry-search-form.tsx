import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { count } from '#copy/wording.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AdminField, AdminSelect, LINE_FIELD, LineSelect } from './admin-field.tsx';
import { ZoneField } from './owner-time-zone.tsx';
import { STAGE_OPTIONS } from './stage-chip.tsx';

const words = adminInquiryWords.search;

/** Always in sight; the others are asked for now and then, so behind a press. */
const IN_LINE = ['text', 'stage', 'spam', 'zone'] as const;
type Rare = 'form' | 'assignee' | 'from' | 'until' | 'unread' | 'due' | 'delivery';

export type SearchValues = Partial<Record<(typeof IN_LINE)[number] | Rare, string>>;

type Props = {
  values: SearchValues;
  formTypes: string[];
  /** Who can look after inquiries. */
  people: { id: string; name: string }[];
  /** Whether inquiries are mailed at all. */
  isMailed: boolean;
};

/** What to find, in one line on a wide screen. A get form: the address says what is shown and can be kept. */
export function InquirySearchForm(props: Props) {
  const { values } = props;
  const { verdicts } = words;
  const isNarrowed = Object.keys(values).some((name) => name !== 'zone');
  return (
    <Form
      key={JSON.stringify(values)}
      method="get"
      action="/admin/inquiries"
      role="search"
      aria-label={words.title}
      className="flex flex-col gap-2.5 md:flex-row md:max-lg:flex-wrap"
    >
      <ZoneField />
      <input
        name="text"
        type="search"
        data-inquiry-search=""
        aria-label={words.text}
        placeholder={words.text}
        defaultValue={values.text}
        maxLength={200}
        className={`${LINE_FIELD} md:flex-1 md:max-lg:basis-full`}
      />
      <LineSelect
        name="stage"
        label={words.stage}
        defaultValue={values.stage ?? ''}
        options={[['', words.anyStage], ...STAGE_OPTIONS]}
      />
      <LineSelect
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
      <RareFilters {...props} />
      <Button type="submit" size="small">
        <Icon name="search" size={18} />
        {words.button}
      </Button>
      {isNarrowed && (
        <ButtonLink to="/admin/inquiries" look="outline" size="small" className="md:px-3!">
          <Icon name="x" size={18} />
          <span className="md:sr-only">{words.clear}</span>
        </ButtonLink>
      )}
    </Form>
  );
}

/** The other filters, which open below the line on a wide screen. */
function RareFilters({ values, formTypes, people, isMailed }: Props) {
  const { deliveries } = words;
  const inUse = Object.keys(values).filter((name) => !IN_LINE.some((each) => each === name)).length;
  return (
    <details className="group/more relative">
      <summary
        className={`${LINE_FIELD} flex cursor-pointer items-center gap-2 whitespace-nowrap hover:border-primary hover:text-link`}
      >
        {inUse === 0 ? words.more : count(adminWording, words.moreInUse, inUse)}
        <Icon
          name="chevron-down"
          size={18}
          className="ms-auto transition-transform group-open/more:rotate-180"
        />
      </summary>
      <div className="mt-2.5 grid gap-4 rounded-panel border border-line bg-card p-5 sm:grid-cols-2 md:absolute md:right-0 md:z-10 md:w-[520px] md:shadow-lift">
        <Choice
          name="form"
          values={values}
          options={[['', words.anyForm], ...formTypes.map((type) => [type, type] as const)]}
        />
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
        <AdminField name="from" type="date" label={words.from} defaultValue={values.from} />
        <AdminField name="until" type="date" label={words.until} defaultValue={values.until} />
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
          name="delivery"
          values={values}
          options={[
            ['', deliveries.all],
            ['parked', deliveries.parked],
            ['waiting', isMailed ? deliveries.waiting : deliveries.kept],
            ['sent', deliveries.sent],
          ]}
        />
      </div>
    </details>
  );
}

function Choice({
  name,
  values,
  options,
}: {
  name: 'form' | 'assignee' | 'unread' | 'due' | 'delivery';
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

import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { ActButton } from './act-button.tsx';
import { LineSelect } from './admin-field.tsx';
import { STAGE_OPTIONS } from './stage-chip.tsx';

const words = adminInquiryWords.bulk;

/** What can be done with several inquiries: shown at the foot of the window while any is selected. */
export function InquiryBulk({ people }: { people: { id: string; name: string }[] }) {
  return (
    <fieldset className="sticky bottom-3 z-2 mt-4 hidden gap-3 rounded-panel border border-primary bg-card p-4 shadow-lift group-has-[ul_input:checked]/list:grid">
      <legend className="sr-only">{words.title}</legend>
      <div className="flex flex-wrap gap-3">
        <Choice name="stage" label={adminInquiryWords.detail.stage} options={STAGE_OPTIONS}>
          <BulkAct act="stage" label={words.setStage} />
        </Choice>
        <Choice
          name="assignee"
          label={adminInquiryWords.detail.assignee}
          options={[
            ['', adminInquiryWords.nobody],
            ...people.map(({ id, name }) => [id, name] as const),
          ]}
        >
          <BulkAct act="assign" label={words.assign} />
        </Choice>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
          <BulkAct act="read" label={words.read} />
          <BulkAct act="unread" label={words.unread} />
          <BulkAct act="spam" label={words.spam} />
          <BulkAct act="genuine" label={words.genuine} />
        </div>
      </div>
    </fieldset>
  );
}

function BulkAct({ act, label }: { act: string; label: string }) {
  return <ActButton act={act} label={label} className="px-4!" />;
}

function Choice({
  name,
  label,
  options,
  children,
}: {
  name: string;
  label: string;
  options: (readonly [value: string, label: string])[];
  children: React.ReactNode;
}) {
  return (
    <div className="flex min-w-0 gap-2 max-sm:w-full">
      <span className="min-w-0 max-sm:flex-1">
        <LineSelect name={name} label={label} options={options} />
      </span>
      {children}
    </div>
  );
}

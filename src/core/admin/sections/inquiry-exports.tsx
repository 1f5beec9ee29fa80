import { adminInquiryWords as words } from '#admin/copy/en/admin-inquiry-words.ts';
import { ActButton } from './act-button.tsx';
import { AdminCard } from './admin-card.tsx';
import { AdminSelect } from './admin-field.tsx';
import type { SearchValues } from './inquiry-search-form.tsx';
import { ZoneField } from './owner-time-zone.tsx';
import { useMayDo } from './role-permissions.tsx';

function CsvFormatField() {
  return (
    <div className="mb-3">
      <AdminSelect
        name="format"
        label={words.csvFormat}
        hint={words.csvFormatHint}
        options={Object.entries(words.csvFormats)}
      />
    </div>
  );
}

/** Exports. Plain forms: the answer is a file, which the browser keeps by itself. */
export function InquiryExports({ values }: { values: SearchValues }) {
  const { zone: _zone, ...searched } = values;
  const exportsNewsletter = useMayDo('newsletter-export');
  return (
    <AdminCard title={words.exportTitle} text={words.exportText}>
      <form method="post" action="/admin/inquiries/export">
        <ZoneField />
        {Object.entries(searched).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CsvFormatField />
        <ActButton icon="download" label={words.export} />
      </form>
      {exportsNewsletter && (
        <>
          <p className="mt-6 text-note text-text-2">{words.newsletterText}</p>
          <form method="post" action="/admin/newsletter/export" className="mt-3">
            <ZoneField />
            <CsvFormatField />
            <ActButton icon="download" label={words.exportNewsletter} />
          </form>
        </>
      )}
    </AdminCard>
  );
}

import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminSettingsWords } from '#admin/copy/en/admin-settings-words.ts';
import { count, fill } from '#copy/wording.ts';
import { ActButton } from './act-button.tsx';
import { AdminCard, StateChip } from './admin-card.tsx';
import { FormProblem } from './admin-field.tsx';
import { DataTable } from './data-table.tsx';

const words = adminSettingsWords.productQuery;

type Product = { id: string; title: string; slug: string; leftOut: string | null };
type Answer =
  | { ok: true; total: number; products: Product[] }
  | { ok: false; message: string; cause: string };

/** Asks the content service for five product types on a press, and shows what it answered. */
export function ProductQuery({ answer }: { answer: Answer | null }) {
  return (
    <AdminCard id="product-query" title={words.title} text={words.text}>
      {answer && (
        <div className="mb-5">
          <Outcome answer={answer} />
        </div>
      )}
      <Form method="post" action="#product-query" preventScrollReset>
        <ActButton act="query-products" icon="search" label={words.ask} />
      </Form>
    </AdminCard>
  );
}

function answeredText(total: number, shown: number): string {
  if (total === 0) return words.none;
  return shown < total
    ? count(adminWording, words.answeredInPart, total, { shown })
    : count(adminWording, words.answered, total);
}

function Outcome({ answer }: { answer: Answer }) {
  if (!answer.ok) {
    return (
      <FormProblem>
        {fill(words.failed, { reason: answer.message })}
        {answer.cause && <span className="mt-1 block break-words">{answer.cause}</span>}
      </FormProblem>
    );
  }
  const { products, total } = answer;
  return (
    <>
      <p role="status" className="text-note">
        {answeredText(total, products.length)}
      </p>
      {products.length > 0 && (
        <DataTable
          label={words.title}
          rows={products}
          keyOf={({ id }) => id}
          columns={[
            {
              title: words.product,
              isHead: true,
              cell: ({ id, title }) => (
                <>
                  {title} <code className="block text-small break-all text-text-2">{id}</code>
                </>
              ),
            },
            { title: words.slug, cell: ({ slug }) => slug || '–' },
            {
              title: words.state,
              cell: ({ leftOut }) => (
                <>
                  <StateChip tone={leftOut === null ? 'good' : 'notice'}>
                    {leftOut === null ? words.shown : words.leftOut}
                  </StateChip>
                  {leftOut && <p className="mt-1 text-small text-text-2">{leftOut}</p>}
                </>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

import { adminFiguresWords as words } from '#admin/copy/en/admin-figures-words.ts';
import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { figuresCsv, vainSearchesCsv } from '#server/owner/owner.ts';
import type { Route } from './+types/figures-export.ts';
import { csvAnswer, toScreenOfExport } from './csv-answer.ts';
import { readPeriod } from './figures-period.ts';
import { signedIn, textOf } from './signed-in.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  signedIn(context);
  return toScreenOfExport('/admin/figures', request);
}

/** The tables of the figures as CSV, or with `what=searches` the searches that found nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const { owner } = signedIn(context);
  const form = await request.formData();
  const weeks = readPeriod(textOf(form, 'weeks'));
  const tables = await owner.figures.read(Number(weeks), Date.now());
  if (textOf(form, 'what') === 'searches') {
    const { name, language, count } = words.searches;
    return csvAnswer('searches', vainSearchesCsv(tables.searches, [name, language, count]));
  }
  const head = [...words.csv.head, ...Object.values(adminInquiryWords.stages)];
  return csvAnswer('figures', figuresCsv(tables, { ...words.csv, head }));
}

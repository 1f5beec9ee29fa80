import { data, redirect } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminInquiryWords as words } from '#admin/copy/en/admin-inquiry-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { HowToMail } from '#admin/sections/inquiry-timeline.tsx';
import { ActAnswer } from '#admin/sections/act-answer.tsx';
import { ErasePerson } from '#admin/sections/erase-person.tsx';
import { InquiryExports } from '#admin/sections/inquiry-exports.tsx';
import { InquiryList } from '#admin/sections/inquiry-list.tsx';
import { InquiryViews } from '#admin/sections/inquiry-views.tsx';
import { InquirySearchForm } from '#admin/sections/inquiry-search-form.tsx';
import { count, fill } from '#copy/wording.ts';
import { Fold } from '#ui/fold.tsx';
import type { Route } from './+types/inquiries.ts';
import { adminMeta } from './admin-meta.ts';
import { readInquirySearch, readPageNumber, readZone, searchValues } from './inquiry-search.ts';
import { keepTyped } from './keep-typed.ts';
import { redirectWithNotice } from './page-notices.ts';
import { peopleOfInquiries } from './people-of-inquiries.ts';
import { readShownInquiries } from './read-shown-inquiries.ts';
import { signedIn, textOf, type Site } from './signed-in.ts';
import { workOnInquiries } from './work-on-inquiries.ts';

const HERE = '/admin/inquiries';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = signedIn(context);
  const { owner, account, settings } = site;
  const { inquiries } = owner;
  const query = new URL(request.url).searchParams;
  const page = readPageNumber(query);
  const nowMs = Date.now();
  const search = readInquirySearch(query, readZone(query, settings), {
    accountId: account.id,
    nowMs,
  });
  const [found, formTypes, counts, people, filters] = await Promise.all([
    inquiries.search(search, page),
    inquiries.formTypes(),
    inquiries.counts(),
    peopleOfInquiries(site),
    owner.savedFilters.list(account.id),
  ]);
  // The last line of the last page has just been worked on, and is not found any more.
  if (page > found.pages) throw redirect(addressOf(query, found.pages));
  return {
    ...found,
    ...{ page, formTypes, counts, people, filters, nowMs },
    ownId: account.id,
    isMailed: inquiries.isMailed,
    values: searchValues(query),
  };
}

const addressOf = (query: URLSearchParams, page: number) =>
  `${HERE}?${new URLSearchParams({ ...searchValues(query), page: String(page) })}`;

const SAVE_NOTICES = {
  saved: 'filter-saved',
  full: 'filters-full',
  'too-long': 'filter-too-long',
} as const;

export async function action({ context, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const form = await request.formData();
  const act = textOf(form, 'act');
  if (act === 'erase-person') return erasePerson(site, form);
  const query = new URLSearchParams(textOf(form, 'query'));
  const values = searchValues(query);
  const back = addressOf(query, readPageNumber(query));
  const { owner, account } = site;
  if (act === 'save-filter') {
    const { zone: _zone, ...search } = values;
    const name = textOf(form, 'name').trim();
    const nowMs = Date.now();
    if (name === '') return redirectWithNotice(site, back, null);
    const shown = form.getAll('kept').map(String);
    const filter = { name, query: String(new URLSearchParams(search)), nowMs, shown };
    const kept = await owner.savedFilters.save(account.id, filter);
    if (kept.outcome === 'taken')
      return data({ filter: { name, takenAtMs: kept.atMs } }, { status: 409 });
    return redirectWithNotice(site, back, SAVE_NOTICES[kept.outcome]);
  }
  if (act === 'remove-filter') {
    const isRemoved = await owner.savedFilters.remove(account.id, textOf(form, 'id'));
    return redirectWithNotice(site, back, isRemoved ? 'filter-removed' : null);
  }
  const shown = readShownInquiries(form);
  if (shown.size === 0) return redirectWithNotice(site, back, 'none-selected');
  const problem = await workOnInquiries(site, shown, form);
  if (problem) return data(problem, { status: problem.overtaking ? 409 : 400 });
  return redirectWithNotice(site, back, 'marked');
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

/** Erases a person (GDPR): by the address, with the password again. */
async function erasePerson(site: Site, form: FormData) {
  const email = textOf(form, 'email').trim();
  const checked = await site.confirmPassword(form);
  if (checked.outcome !== 'right') return data({ email, password: checked }, { status: 403 });
  const erased = await site.owner.inquiries.eraseByEmail(email);
  // The trail says that someone was erased and how much, not who: it would keep what was to go.
  const amounts = Object.entries(erased).map(([name, count]) => `${count} ${name}`);
  await site.record('person-erased', amounts.join(', '));
  const isAny = Object.values(erased).some((count) => count > 0);
  return redirectWithNotice(site, HERE, isAny ? 'erased' : 'nothing-erased');
}

export const meta = () => adminMeta(words.title);

export default function Inquiries({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, values, formTypes, isMailed, lines, total, page, pages } = loaderData;
  const { people, filters, nowMs } = loaderData;
  const { zone: _zone, ...searched } = values;
  const inUse = Object.keys(searched).length;
  return (
    <>
      <AdminHeading
        title={words.title}
        text={
          <>
            {fill(words.counts, counts)}
            {!isMailed && (
              <span className="mt-1 block">
                {words.noMail} <HowToMail />
              </span>
            )}
          </>
        }
      />
      <ActAnswer
        problem={
          actionData && !('password' in actionData || 'filter' in actionData) ? actionData : {}
        }
      />
      <Fold
        label={inUse === 0 ? adminWords.fold : count(adminWording, adminWords.foldInUse, inUse)}
        onlyNarrow
      >
        <InquirySearchForm
          values={values}
          formTypes={formTypes}
          people={people}
          isMailed={isMailed}
        />
      </Fold>
      <InquiryViews
        {...{ values, counts, filters }}
        taken={actionData && 'filter' in actionData ? actionData.filter : null}
      />
      <InquiryList {...{ lines, total, page, pages, values, people, nowMs }} />
      <InquiryExports values={values} />
      <ErasePerson answer={actionData && 'password' in actionData ? actionData : null} />
    </>
  );
}

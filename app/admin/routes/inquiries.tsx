import { data, redirect } from 'react-router';
import { adminInquiryWords as words } from '#admin/copy/admin-inquiry-words.ts';
import { adminWords } from '#admin/copy/admin-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { HowToMail } from '#admin/sections/inquiry-timeline.tsx';
import { ErasePerson } from '#admin/sections/erase-person.tsx';
import { InquiryExports } from '#admin/sections/inquiry-exports.tsx';
import { InquiryList } from '#admin/sections/inquiry-list.tsx';
import { InquiryViews } from '#admin/sections/inquiry-views.tsx';
import { InquirySearchForm } from '#admin/sections/inquiry-search-form.tsx';
import { INQUIRY_STAGES } from '#server/intake/intake.ts';
import { Fold } from '#ui/fold.tsx';
import type { Route } from './+types/inquiries.ts';
import { adminMeta } from './admin-meta.ts';
import { readInquirySearch, readPageNumber, readZone, searchValues } from './inquiry-search.ts';
import { assign } from './assign-inquiries.ts';
import { keepTyped } from './keep-typed.ts';
import { redirectWithNotice } from './page-notices.ts';
import { peopleOfInquiries } from './people-of-inquiries.ts';
import { signedIn, textOf } from './signed-in.ts';

const HERE = '/admin/inquiries';
/** As many as a page shows, and some more. */
const AT_ONCE = 100;

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

type Site = ReturnType<typeof signedIn>;

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
    const filter = { name, query: String(new URLSearchParams(search)), nowMs };
    if (name === '') return redirectWithNotice(site, back, null);
    const kept = await owner.savedFilters.save(account.id, filter);
    return redirectWithNotice(site, back, SAVE_NOTICES[kept]);
  }
  if (act === 'remove-filter') {
    await owner.savedFilters.remove(account.id, textOf(form, 'id'));
    return redirectWithNotice(site, back, 'filter-removed');
  }
  const numbers = form
    .getAll('number')
    .flatMap((value) => (/^\d{1,15}$/u.test(String(value)) ? [Number(value)] : []))
    .slice(0, AT_ONCE);
  if (numbers.length === 0) return redirectWithNotice(site, back, 'none-selected');
  await workOn(site, numbers, act, form);
  return redirectWithNotice(site, back, 'marked');
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

/** One act on several inquiries. What is no stage and nobody who can look after them changes nothing. */
async function workOn(site: Site, numbers: number[], act: string, form: FormData): Promise<void> {
  const { owner, account, visitor } = site;
  const { work } = owner.inquiries;
  if (act === 'assign') return assign(site, numbers, textOf(form, 'assignee'));
  if (act === 'read' || act === 'unread') return work.markRead(numbers, act === 'read', account);
  const stage = INQUIRY_STAGES.find((name) => name === textOf(form, 'stage'));
  if (act === 'stage') await (stage && work.changeStage(numbers, stage, account));
  if (act === 'spam') await work.markSpam(numbers, account);
  if (act === 'genuine') await work.markGenuine(numbers, account);
  const subject = numbers.map((number) => words.number(number)).join(', ');
  const { address } = visitor;
  await owner.accounts.audit.record({ action: 'inquiry-marked', account, subject, address });
}

/** Erases a person (GDPR): by the address, with the password again. */
async function erasePerson(site: Site, form: FormData) {
  const { owner, account, visitor } = site;
  const email = textOf(form, 'email').trim();
  const checked = await owner.accounts.provider.confirmPassword(visitor, textOf(form, 'password'));
  if (checked.outcome !== 'right') return data({ email, password: checked }, { status: 403 });
  const erased = await owner.inquiries.eraseByEmail(email);
  // The trail says that someone was erased and how much, not who: it would keep what was to go.
  await owner.accounts.audit.record({
    action: 'person-erased',
    account,
    address: visitor.address,
    subject: `${erased.inquiries} inquiries, ${erased.subscriptions} subscriptions`,
  });
  const isAny = erased.inquiries + erased.subscriptions > 0;
  return redirectWithNotice(site, HERE, isAny ? 'erased' : 'nothing-erased');
}

export const meta = () => adminMeta(words.title);

export default function Inquiries({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, values, formTypes, isMailed, lines, total, page, pages } = loaderData;
  const { people, filters, nowMs } = loaderData;
  const { zone: _zone, ...searched } = values;
  return (
    <>
      <AdminHeading
        title={words.title}
        text={
          <>
            {words.counts(counts)}
            {!isMailed && (
              <span className="mt-1 block">
                {words.noMail} <HowToMail />
              </span>
            )}
          </>
        }
      />
      <Fold label={adminWords.fold(Object.keys(searched).length)} onlyNarrow>
        <InquirySearchForm
          values={values}
          formTypes={formTypes}
          people={people}
          isMailed={isMailed}
        />
      </Fold>
      <InquiryViews values={values} counts={counts} filters={filters} />
      <InquiryList {...{ lines, total, page, pages, values, people, nowMs }} />
      <InquiryExports values={values} />
      <ErasePerson answer={actionData && 'password' in actionData ? actionData : null} />
    </>
  );
}

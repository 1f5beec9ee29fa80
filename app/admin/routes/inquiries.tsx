import { data } from 'react-router';
import { adminInquiryWords as words } from '#admin/copy/admin-inquiry-words.ts';
import { adminWords } from '#admin/copy/admin-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { HowToMail } from '#admin/sections/how-to-mail.tsx';
import { ErasePerson } from '#admin/sections/erase-person.tsx';
import { InquiryExports } from '#admin/sections/inquiry-exports.tsx';
import { InquiryList } from '#admin/sections/inquiry-list.tsx';
import { InquirySearchForm } from '#admin/sections/inquiry-search-form.tsx';
import { NarrowFold } from '#admin/sections/narrow-fold.tsx';
import type { Route } from './+types/inquiries.ts';
import { adminMeta } from './admin-meta.ts';
import { readInquirySearch, readPageNumber, readZone, searchValues } from './inquiry-search.ts';
import { redirectWithNotice } from './page-notices.ts';
import { signedIn, textOf } from './signed-in.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { owner, settings } = signedIn(context);
  const { inquiries } = owner;
  const query = new URL(request.url).searchParams;
  const page = readPageNumber(query);
  const [found, formTypes, counts] = await Promise.all([
    inquiries.search(readInquirySearch(query, readZone(query, settings)), page),
    inquiries.formTypes(),
    inquiries.counts(),
  ]);
  const isMailed = inquiries.isMailed;
  return { ...found, page, formTypes, counts, isMailed, values: searchValues(query) };
}

/** Erases a person (GDPR): by the address, with the password again. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const { owner, account, visitor } = site;
  const form = await request.formData();
  const email = textOf(form, 'email').trim();
  const checked = await owner.accounts.provider.confirmPassword(visitor, textOf(form, 'password'));
  if (checked.outcome !== 'right') return data({ email, password: checked }, { status: 403 });
  const erased = await owner.inquiries.eraseByEmail(email);
  // The trail says that someone was erased and how much, not who: it would keep what was to go.
  await owner.accounts.audit.record({
    ...{ action: 'person-erased', account, address: visitor.address },
    subject: `${erased.inquiries} inquiries, ${erased.subscriptions} subscriptions`,
  });
  const isAny = erased.inquiries + erased.subscriptions > 0;
  return redirectWithNotice(site, '/admin/inquiries', isAny ? 'erased' : 'nothing-erased');
}

export const meta = () => adminMeta(words.title);

export default function Inquiries({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, values, formTypes, isMailed, lines, total, page, pages } = loaderData;
  return (
    <>
      <AdminHeading
        title={words.title}
        text={
          <>
            {words.counts(counts.open, counts.spam, counts.parked)}
            {!isMailed && (
              <span className="mt-1 block">
                {words.noMail} <HowToMail />
              </span>
            )}
          </>
        }
      />
      <NarrowFold label={adminWords.fold(Object.keys(values).length)}>
        <InquirySearchForm {...{ values, formTypes, isMailed }} />
      </NarrowFold>
      <InquiryList {...{ lines, total, page, pages, values }} />
      <InquiryExports values={values} />
      <ErasePerson answer={actionData ?? null} />
    </>
  );
}

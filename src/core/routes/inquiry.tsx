import { data, redirect, useSearchParams } from 'react-router';
import { cleanLine } from '#content/contact/clean-text.ts';
import { CONTEXT_LIMITS, parseAbout } from '#content/contact/inquiry-context.ts';
import { loadPage } from '#content/pages/load-page.server.ts';
import { loadProjectMachines } from '#content/project/load-project-machines.server.ts';
import { parseProject } from '#content/project/project-list.ts';
import { pageHref } from '#content/slugs/page-href.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { valueOf } from '#content/loaded.ts';
import { loadHomeMachines } from '#content/machines/load-machines.server.ts';
import { AboutCard } from '#sections/inquiry-form/about-card.tsx';
import { AfterSending } from '#sections/inquiry-form/after-sending.tsx';
import { ContactForm } from '#sections/inquiry-form/contact-form.tsx';
import { ProjectCard } from '#sections/inquiry-form/project-card.tsx';
import { SentMessage } from '#sections/inquiry-form/sent-message.tsx';
import { NarrowPage } from '#sections/page/narrow-page.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import {
  aboutHref,
  formsContext,
  readPlainForm,
  toShownProject,
  toStoredProject,
} from '#server/intake/intake.ts';
import { pageContext, type PageContext } from '#server/http/http.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/inquiry.ts';
import { headOf } from '#site/page-head.ts';

/** What to look at after sending. */
const MACHINES_SHOWN = 2;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const isSent = new URL(request.url).searchParams.has('sent');
  const [head, machines] = await Promise.all([
    headOf(page),
    isSent ? loadHomeMachines(page.reader) : null,
  ]);
  return { head, machines: (machines && valueOf(machines))?.slice(0, MACHINES_SHOWN) ?? [] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { submitInquiry } = context.get(formsContext);
  const form = await readPlainForm(request);
  // The form stands on many pages; where it was filled in is what the browser says it came from.
  if (!form.has('location')) form.set('location', request.headers.get('referer') ?? '');
  const [result, redirectTo] = await Promise.all([
    submitInquiry(form),
    thankYouPageOf(form, context.get(pageContext)),
  ]);
  // A reload of the success view must not post again.
  if (result.outcome === 'sent') throw redirect(redirectTo ?? '/inquiry?sent', 303);
  const formType = String(form.get('formType') ?? 'Contact Page Form').slice(0, 100);
  // The short form comes back as the short form.
  const compact = form.has('message') && !form.has('phone');
  // Sent again from here, it would be about this page and come from it.
  const location = String(form.get('location') ?? '').slice(0, LOCATION_MAX);
  const about = aboutIn(form);
  const project = await projectIn(form, context.get(pageContext));
  return data(
    { formType, compact, redirectTo, result, location, about, project },
    { status: result.status },
  );
}

/** What the form said that it is about; null for nothing. */
function aboutIn(form: FormData) {
  const about = String(form.get('about') ?? '');
  const parsed = parseAbout(about);
  const title = cleanLine(String(form.get('aboutTitle') ?? '').slice(0, CONTEXT_LIMITS.aboutTitle));
  return (
    parsed && {
      about,
      kind: parsed.kind,
      title: title || parsed.slug,
      href: aboutHref(about),
      picture: null,
    }
  );
}

/** The list that the form carried; null for none. */
async function projectIn(
  form: FormData,
  { reader, wording }: Pick<PageContext, 'reader' | 'wording'>,
) {
  const { list } = parseProject(new URLSearchParams(String(form.get('project') ?? '')));
  const machines = await loadProjectMachines(reader, list);
  const project = await toStoredProject(wording, list, machines, reader);
  return project && toShownProject(wording, project);
}

/** The page after sending that a form names: one of sections that visitors can see now. Null for any other address. */
async function thankYouPageOf(
  form: FormData,
  { reader }: Pick<PageContext, 'reader'>,
): Promise<string | null> {
  const path = form.get('thankYouPage');
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  const page = await loadPage(reader, path.slice(1));
  return page.status === 'live' ? pageHref(page.value.slug) : null;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const words = siteWording(loaderData.head.language).of(inquiryWords);
  return pageMeta({
    ...loaderData.head,
    shown: loaderData,
    title: location.search.startsWith('?sent') ? words.sent.title : words.page.title,
    description: words.page.text,
    path: '/inquiry',
    noindex: true,
  });
}

const LOCATION_MAX = 2_000;

const NOTHING_POSTED = {
  result: null,
  location: '',
  about: null,
  project: null,
  formType: 'Contact Page Form',
  compact: false,
  redirectTo: null,
};

/** Where the form posts without JavaScript: the same form with what is wrong, or the success view. */
export default function InquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(inquiryWords);
  const [search] = useSearchParams();
  const { result, formType, compact, redirectTo, location, about, project } =
    actionData ?? NOTHING_POSTED;
  return (
    <NarrowPage result={result?.outcome ?? (search.has('sent') ? 'sent' : undefined)}>
      <h1 className="mb-8 text-sub">{words.page.title}</h1>
      {search.has('sent') && !result ? (
        <div className="grid justify-items-center rounded-card bg-card p-8 shadow-lift">
          <SentMessage />
          <AfterSending machines={loaderData.machines} />
          <div className="mt-8 flex flex-wrap justify-center gap-3.5">
            <ButtonLink to="/contact" look="outline">
              {words.sent.again}
            </ButtonLink>
            <ButtonLink to="/" look="outline">
              {wording.of(pageWords).returnHome}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <>
          {about && <AboutCard {...about} />}
          {project && <ProjectCard {...project} withoutIt="/contact" />}
          <ContactForm
            formType={formType}
            compact={compact}
            {...(redirectTo && { redirectTo })}
            {...(about && { about: { about: about.about, title: about.title, subject: '' } })}
            {...(project && { project: project.query })}
            {...(result && { posted: { ...result, location } })}
          />
        </>
      )}
    </NarrowPage>
  );
}

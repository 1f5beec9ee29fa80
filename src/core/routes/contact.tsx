import { data } from 'react-router';
import { parseAbout } from '#content/contact/inquiry-context.ts';
import { INQUIRY_FIELDS } from '#content/contact/inquiry-fields.ts';
import { loadInquiryAbout, type InquiryAbout } from '#content/contact/load-inquiry-about.server.ts';
import { loadProjectMachines } from '#content/project/load-project-machines.server.ts';
import { isEmptyProject, parseProject } from '#content/project/project-list.ts';
import { loadContactPage } from '#content/contact/load-contact-page.server.ts';
import { aboutWords } from '#copy/en/about-words.ts';
import { contactWords } from '#copy/en/contact-words.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { ContactCards } from '#sections/contact/contact-cards.tsx';
import { FaqBand } from '#sections/contact/faq-band.tsx';
import { AboutCard } from '#sections/inquiry-form/about-card.tsx';
import { ContactForm } from '#sections/inquiry-form/contact-form.tsx';
import { ProjectAlong, ProjectCard } from '#sections/inquiry-form/project-card.tsx';
import { ConnectionBand } from '#sections/notices/connection-band.tsx';
import { MissingPage } from '#sections/page/missing-page.tsx';
import { faqData } from '#seo/faq-data.ts';
import { Part, Sections } from '#sections/page/sections.tsx';
import { contactData } from '#seo/structured-data.ts';
import { pageContext, type PageContext } from '#server/http/http.ts';
import { readResult, toShownProject, toStoredProject } from '#server/intake/intake.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/contact.ts';
import { connectionProblem } from './content-notices.ts';
import { headOf } from '#site/page-head.ts';
import { valueOf } from '#content/loaded.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { statusOf } from './page-status.ts';
import { trailMeta } from '#site/trail-meta.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('about');
  const { list } = parseProject(searchParams);
  const [page, about, project] = await Promise.all([
    loadContactPage(site.reader, site.settings.content.contactEntryIds),
    resultAbout(site, asked).then((about) => about ?? loadInquiryAbout(site.reader, asked)),
    loadProjectMachines(site.reader, list).then((machines) =>
      toStoredProject(site.wording, list, machines, site.reader),
    ),
  ]);
  return data(
    {
      head: await headOf(site),
      page,
      problem: connectionProblem(site, page),
      ...(about && { about }),
      ...(project && { project: toShownProject(site.wording, project) }),
    },
    {
      status: statusOf(page),
      // Lists, results, and names of what the site does not have are without number: they are not kept.
      ...(((asked !== null && (!about || about.kind === 'tool')) || !isEmptyProject(list)) && {
        headers: { 'Cache-Control': 'no-store' },
      }),
    },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const words = siteWording(loaderData.head.language).of(contactWords);
  const page = valueOf(loaderData.page);
  return trailMeta(loaderData, [{ name: words.title, path: '/contact' }], {
    title: words.title,
    description: page?.intro.description || words.description,
    structuredData: [
      loaderData.page.status === 'live'
        ? contactData(loaderData.head, loaderData.page.value)
        : null,
      page && faqData(page.faq),
    ],
  });
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(contactWords);
  const foreign = useForeign();
  const page = valueOf(loaderData.page);
  const { about, project } = loaderData;
  if (!page) {
    return (
      <MissingPage
        title={words.title}
        message={words.unusableAnswer}
        back={{ text: wording.of(pageWords).returnHome, url: '/' }}
      />
    );
  }
  return (
    <Sections>
      <section className="bg-mist">
        <div className="container-site grid gap-x-[clamp(36px,6vw,104px)] gap-y-10 py-[clamp(40px,4.6vw,80px)] hero:grid-cols-[minmax(0,0.86fr)_minmax(0,1.14fr)] hero:grid-rows-[auto_1fr]">
          <div>
            <h1 className="text-page">{words.title}</h1>
            {page.intro.title !== '' && page.intro.title !== words.title && (
              <p
                {...foreign(page.intro, 'title')}
                className="mt-6 text-title leading-snug font-medium"
              >
                {page.intro.title}
              </p>
            )}
            <p
              {...foreign(page.intro, 'description')}
              className="mt-4 max-w-[32em] text-intro text-text-2"
            >
              {page.intro.description || words.description}
            </p>
          </div>
          <div id="message" className="hero:row-span-2">
            {about && (
              <Part>
                <AboutCard
                  {...about}
                  withoutIt={project ? `/contact?${project.query}` : '/contact'}
                />
              </Part>
            )}
            {!project && (
              <Part>
                <ProjectAlong {...(about && { about: about.about })} />
              </Part>
            )}
            {project && (
              <Part>
                <ProjectCard
                  {...project}
                  withoutIt={
                    about ? `/contact?about=${encodeURIComponent(about.about)}` : '/contact'
                  }
                />
              </Part>
            )}
            <Part>
              <ContactForm
                title={page.formTitle || words.form}
                titleMarks={foreign(page, 'formSectionTitle', 'formTitle')}
                formType="Contact Page Form"
                {...(about && { about: toFormAbout(wording, about) })}
                {...(project && { project: project.query })}
              />
            </Part>
          </div>
          <Part>
            <ContactCards title={words.others} page={page} />
          </Part>
        </div>
      </section>
      <FaqBand
        title={page.faqTitle || words.faq}
        words={page}
        titleField="faqSectionTitle"
        items={page.faq}
      />
      <ConnectionBand problem={loaderData.problem} />
    </Sections>
  );
}

/** The result that the address names, with the machine that it is of; null for everything else. */
async function resultAbout(
  { reader, wording }: Pick<PageContext, 'reader' | 'wording'>,
  asked: string | null,
): Promise<InquiryAbout | null> {
  const parsed = parseAbout(asked);
  const found = parsed?.kind === 'tool' ? readResult(parsed.slug) : null;
  if (found === null) return null;
  const isOfMachine = found.machine !== '';
  const machine = isOfMachine ? await loadInquiryAbout(reader, `machine:${found.machine}`) : null;
  if (isOfMachine && machine === null) return null;
  const title = found.title(wording, machine?.title);
  const picture = machine?.picture ?? null;
  return { about: asked!, kind: 'tool', title, href: found.href, picture };
}

/** What the form carries of it, with the subject that it fills in. */
function toFormAbout(wording: Wording, { about, kind, title }: InquiryAbout) {
  const words = wording.of(aboutWords);
  const subject = fill(words.subjects[kind], { title })
    .slice(0, INQUIRY_FIELDS.subject.limit)
    .toWellFormed();
  return { about, title, subject };
}

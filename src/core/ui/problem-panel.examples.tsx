import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { ProblemPanel } from './problem-panel.tsx';
import type { Example } from './gallery/gallery-examples.ts';

function Framed({ children }: { children: ReactNode }) {
  return <div className="container-site py-8">{children}</div>;
}

/** What shows in the place of content. */
export const examples: Example[] = [
  {
    name: 'loading failed',
    render: () => (
      <Framed>
        <ProblemPanel
          type="Machines"
          message="Contentful error: Network error while connecting to Contentful"
        />
      </Framed>
    ),
  },
  {
    name: 'with an action of its own',
    render: () => (
      <Framed>
        <ProblemPanel
          type="Blog Post"
          message="Content entry not found in Contentful"
          extraAction={
            <ButtonLink to="/blog" look="outline" size="small">
              Return to Blog
            </ButtonLink>
          }
        />
      </Framed>
    ),
  },
  {
    name: 'with a list of settings',
    render: () => (
      <Framed>
        <ProblemPanel
          title="Error Loading Products"
          message="The space could not be read."
          hint={null}
        >
          <ul className="list-disc ps-5">
            <li>Space id: set</li>
            <li>Environment id: set</li>
            <li>Delivery token: missing</li>
          </ul>
        </ProblemPanel>
      </Framed>
    ),
  },
  {
    name: 'a notice',
    render: () => (
      <Framed>
        <ProblemPanel
          tone="notice"
          title="Content Not Available"
          message="Check these."
          actions={null}
        />
      </Framed>
    ),
  },
  {
    name: 'nothing there',
    render: () => (
      <Framed>
        <ProblemPanel
          tone="quiet"
          title="Machine Not Found"
          message="The machine divi-wp couldn't be found"
          actions={
            <ButtonLink to="/machines" look="outline" size="small">
              View All Machines
            </ButtonLink>
          }
        />
      </Framed>
    ),
  },
];

import { Button } from './button.tsx';
import { ToastList } from './toast-list.tsx';
import { toast, type Toast, type ToastInput } from './toast.ts';
import type { Example } from './gallery/gallery-examples.ts';

const stays = { durationMs: Infinity, open: true } as const;
const kept: Toast[] = [
  { ...stays, id: 'a', tone: 'success', title: 'Contentful connection refreshed successfully!' },
  {
    ...stays,
    id: 'b',
    tone: 'error',
    title: 'Error loading page content',
    description: 'Contentful error: Network error while connecting to Contentful',
    action: { label: 'Try Again', run: () => undefined },
  },
  {
    ...stays,
    id: 'c',
    tone: 'warning',
    title: 'You are offline. Some features may be unavailable.',
  },
  { ...stays, id: 'd', tone: 'info', title: 'This one waits until another has gone.' },
];

const inputs: ToastInput[] = [
  { title: 'Message sent!', tone: 'success', description: 'We will get back to you soon.' },
  {
    title: 'Missing information',
    tone: 'error',
    description: 'Please fill in all required fields',
  },
  { title: 'Using fallback machine data in preview environment' },
];

/** Three shown of four kept, and buttons that call for toasts; the shell of the site shows those. */
export const examples: Example[] = [
  { name: 'three of four', render: () => <ToastList toasts={kept} /> },
  {
    name: 'on request',
    render: () => (
      <div className="container-site flex flex-wrap gap-3 py-8">
        {inputs.map((input) => (
          <Button key={input.title} look="outline" size="small" onClick={() => toast(input)}>
            {input.tone ?? 'info'}
          </Button>
        ))}
      </div>
    ),
  },
];

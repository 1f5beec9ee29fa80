import { Form } from 'react-router';
import { adminContentWords as words } from '#admin/copy/en/admin-content-words.ts';
import { ActButton } from './act-button.tsx';

/** Asking for content again, and building pages anew. */
export function ContentActs() {
  const acts = [
    { act: 'refresh', label: words.refresh, text: words.refreshText, icon: 'refresh-cw' },
    { act: 'purge', label: words.purge, text: words.purgeText, icon: 'rotate-ccw' },
  ];
  return (
    <Form method="post" className="grid gap-4 sm:grid-cols-2">
      {acts.map(({ act, label, text, icon }) => (
        <div key={act} className="grid content-start justify-items-start gap-2">
          <ActButton act={act} icon={icon} label={label} />
          <p className="text-small text-text-2">{text}</p>
        </div>
      ))}
    </Form>
  );
}

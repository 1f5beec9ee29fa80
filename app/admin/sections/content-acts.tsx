import { Form } from 'react-router';
import { adminContentWords as words } from '#admin/copy/en/admin-content-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

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
          <Button type="submit" name="act" value={act} look="outline" size="small">
            <Icon name={icon} size={18} />
            {label}
          </Button>
          <p className="text-small text-text-2">{text}</p>
        </div>
      ))}
    </Form>
  );
}

import { useState, useSyncExternalStore } from 'react';
import { Form } from 'react-router';
import { adminPreviewWords as words } from '#admin/copy/en/admin-preview-words.ts';
import { ActButton } from '#admin/sections/act-button.tsx';
import { AdminCard, FactList, StateChip } from '#admin/sections/admin-card.tsx';
import { Moment } from '#admin/sections/moment.tsx';
import { fill } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PreviewLink } from '#server/owner/owner.ts';

type ShownLink = PreviewLink & { state: keyof typeof TONES };

const TONES = { open: 'good', over: 'quiet', revoked: 'bad' } as const;

/** Every link that was made, newest first, with the way to copy and to revoke it. */
export function PreviewLinkList({ links }: { links: ShownLink[] }) {
  return (
    <AdminCard title={words.listTitle}>
      {links.length === 0 ? (
        <p className="text-note text-text-2">{words.none}</p>
      ) : (
        <ul aria-label={words.listTitle} className="-mt-3 divide-y divide-line">
          {links.map((link) => (
            <LinkItem key={link.id} link={link} />
          ))}
        </ul>
      )}
    </AdminCard>
  );
}

function LinkItem({ link }: { link: ShownLink }) {
  const page = link.path ?? words.anyPage;
  const by = link.madeBy || words.byCommand;
  return (
    <li className="grid gap-3 py-4">
      <h3 className="flex flex-wrap items-center gap-2 text-body! leading-snug! tracking-normal!">
        <span className="break-all">{page}</span>
        <StateChip tone={TONES[link.state]}>{words.states[link.state]}</StateChip>
      </h3>
      <FactList
        facts={[
          [words.madeBy, by],
          [words.made, <Moment key="made" ms={link.madeAtMs} />],
          [words.until, <Moment key="until" ms={link.expiresAtMs} />],
        ]}
      />
      {link.state === 'open' && (
        <div className="flex flex-wrap items-center gap-3">
          <input
            readOnly
            value={link.url}
            aria-label={fill(words.linkTo, { page })}
            className="min-h-11 min-w-0 flex-1 basis-60 rounded-input border border-field bg-card px-3 text-small text-text-2"
          />
          <CopyButton text={link.url} />
          <Form method="post">
            <input type="hidden" name="id" value={link.id} />
            <ActButton
              act="revoke"
              icon="x"
              label={words.revoke}
              aria-label={fill(words.revokeOf, { page, by })}
            />
          </Form>
        </div>
      )}
    </li>
  );
}

const never = () => () => undefined;

/** Drawn where a script can copy; the link beside it can be marked and copied everywhere. */
function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const canCopy = useSyncExternalStore(
    never,
    () => window.isSecureContext,
    () => false,
  );
  if (!canCopy) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <Button look="outline" size="small" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'layers'} size={18} />
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </Button>
  );
}

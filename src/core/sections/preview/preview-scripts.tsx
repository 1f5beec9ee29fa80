import { EDITOR_ORIGINS } from '#content/contentful/service-hosts.ts';
import type { ShownPreview } from './preview-bar.tsx';

type Props = {
  preview: ShownPreview;
  /** Its file, and the hash that browsers hold it to. */
  script: { src: string; integrity: string | undefined };
};

/** What an editor's browser needs for click-to-edit and live updates. The server says on each element what it shows. */
export function PreviewScripts({ preview, script }: Props) {
  if (preview.mode !== 'drafts') return null;
  return (
    <script
      type="module"
      {...script}
      data-editor-origins={EDITOR_ORIGINS.join(' ')}
      data-drafts-version={preview.draftsVersion ?? ''}
    />
  );
}

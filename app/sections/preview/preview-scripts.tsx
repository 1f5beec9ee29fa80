import type { ShownPreview } from './preview-bar.tsx';

/** What an editor's browser needs for click-to-edit and live updates. The server says on each element what it shows. */
export function PreviewScripts({ preview, script }: { preview: ShownPreview; script: string }) {
  if (preview.mode !== 'drafts') return null;
  return (
    <script
      type="module"
      src={script}
      data-editor-origins={preview.editorOrigins.join(' ')}
      data-drafts-version={preview.draftsVersion ?? ''}
    />
  );
}

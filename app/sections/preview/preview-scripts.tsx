import type { ShownPreview } from './preview-bar.tsx';

/** What an editor's browser needs for click-to-edit; the server fills in what the page was built from. */
export function PreviewScripts({ preview, script }: { preview: ShownPreview; script: string }) {
  if (preview.mode !== 'drafts') return null;
  return (
    <>
      <script
        id="preview-source"
        type="application/json"
        data-editor-origins={preview.editorOrigins.join(' ')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <script type="module" src={script} suppressHydrationWarning />
    </>
  );
}

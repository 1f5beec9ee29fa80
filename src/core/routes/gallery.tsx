import { useEffect, useState } from 'react';
import { data, useParams, type LoaderFunctionArgs } from 'react-router';
import { GalleryList, GalleryState } from '#ui/gallery/gallery.tsx';
import { galleryExamples } from '#ui/gallery/gallery-examples.ts';

/** Development only: every part of the site in every state, `/gallery/{part}--{state}` for one of them. */
export function loader({ params }: LoaderFunctionArgs) {
  const { example } = params;
  if (example !== undefined && !galleryExamples.some(({ id }) => id === example)) {
    throw data(null, { status: 404 });
  }
  return null;
}

export function meta() {
  return [{ title: 'Gallery' }, { name: 'robots', content: 'noindex' }];
}

export default function Gallery() {
  const { example } = useParams();
  const isLive = useStartScript();
  const state = galleryExamples.find(({ id }) => id === example);
  return (
    <div data-gallery={isLive ? 'live' : 'sent'}>
      {state ? <GalleryState example={state} /> : <GalleryList />}
    </div>
  );
}

/** Runs what public pages run, so that their plain scripts and islands work here too; true once it has. */
function useStartScript(): boolean {
  const [hasRun, setHasRun] = useState(false);
  useEffect(() => {
    void import('#islands/start-page.ts').then(() => setHasRun(true));
  }, []);
  return hasRun;
}

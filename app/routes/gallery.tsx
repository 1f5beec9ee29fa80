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
  const state = galleryExamples.find(({ id }) => id === example);
  return state ? <GalleryState example={state} /> : <GalleryList />;
}

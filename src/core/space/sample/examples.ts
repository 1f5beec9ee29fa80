import { entryLink } from '../contentful-export.ts';
import { example } from '../model/example.ts';
import { picture } from './pictures.ts';
import type { PictureName } from './pictures.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

/** An example with a picture; `post` is the slug of the post that tells more. */
export function sampleExample(
  name: string,
  title: string,
  description: string,
  pictureName: PictureName,
  post?: string,
): SampleEntry<'example'> {
  return sampleEntry(example, `example-${name}`, {
    title,
    description,
    image: picture(pictureName),
    ...(post === undefined ? {} : { link: entryLink('blogPost', `sample-post-${post}`) }),
  });
}

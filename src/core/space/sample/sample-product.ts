import type { FieldsOf } from '../model/content-model.ts';
import type { productType } from '../model/product-type.ts';
import type { FeatureLine } from './features.ts';
import type { PictureName } from './pictures.ts';
import type { SampleEntry } from './sample-entry.ts';
import type { VideoName } from './videos.ts';

type ProductFields = FieldsOf<typeof productType>;

/** A sample product type; machines are named by slug. */
export type SampleProduct = Pick<
  ProductFields,
  'title' | 'slug' | 'description' | 'mainImageCaption' | 'benefits'
> & {
  picture: PictureName;
  featureLines: FeatureLine[];
  examples: SampleEntry<'example'>[];
  machines: string[];
  video?: { name: VideoName } & Pick<
    ProductFields,
    'videoTitle' | 'videoDescription' | 'videoOrientation'
  >;
};

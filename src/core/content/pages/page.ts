import type { PostCard } from '../blog/post.ts';
import type { FaqItem } from '../contact/contact-page.ts';
import type { GoalCard } from '../goals/goal.ts';
import type { HeroSlide } from '../hero/hero-slide.ts';
import type { MachineCard } from '../machines/machine.ts';
import type { Picture } from '../media/picture.ts';
import type { Video } from '../media/video.ts';
import type { Action } from '../navigation/action.ts';
import type { ProductCard } from '../products/product.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import type { Schedule } from '../shows-at.ts';
import type { TestimonialSection } from '../testimonials/testimonial.ts';

/** Where a page is linked from. */
export type MenuPlace = 'header' | 'footer' | 'nowhere';

/** What a list of pages knows of one. */
export type PageCard = {
  id: string;
  slug: string;
  title: string;
  description: string;
  menuPlace: MenuPlace;
  /** Whether search engines may keep it, and the sitemap lists it. */
  indexed: boolean;
};

/** A page that an owner makes of sections. */
export type Page = PageCard & { sections: PageSection[] };

/** A card that is no entry with a page of its own; `url` has passed the link allow-list. */
export type OwnCard = {
  id: string;
  title: string;
  description: string;
  picture: Picture | null;
  url: string | null;
};

/** One card of a section, whatever it is about. */
export type SectionCard =
  | { kind: 'product'; card: ProductCard }
  | { kind: 'goal'; card: GoalCard }
  | { kind: 'machine'; card: MachineCard }
  | { kind: 'post'; card: PostCard }
  | { kind: 'own'; card: OwnCard };

/** A figure as it is written, with its unit, and what it means. */
export type Figure = { figure: string; meaning: string };

/** What a section shows; texts may be ''. */
export type SectionContent =
  | { kind: 'hero'; schedule: Schedule; slide: HeroSlide }
  | { kind: 'text'; title: string; body: RichText }
  | {
      kind: 'picture';
      title: string;
      body: RichText | null;
      picture: Picture | null;
      side: 'left' | 'right';
      button: Action | null;
    }
  | { kind: 'cards'; title: string; description: string; cards: SectionCard[] }
  | { kind: 'figures'; title: string; description: string; figures: Figure[]; source: string }
  | { kind: 'questions'; title: string; questions: FaqItem[] }
  | { kind: 'testimonials'; section: TestimonialSection }
  | { kind: 'logos'; title: string; logos: Picture[] }
  | { kind: 'video'; video: Video }
  | {
      kind: 'form';
      title: string;
      description: string;
      subject: string;
      /** Path of the page after sending; null for the thanks of the site. */
      thankYouPath: string | null;
    }
  | { kind: 'call'; schedule: Schedule; title: string; description: string; buttons: Action[] };

/** A section in its place: `anchor` is its kind, `form`, and of the second of that kind `form-2`. */
export type PageSection = SectionContent & { id: string; anchor: string };

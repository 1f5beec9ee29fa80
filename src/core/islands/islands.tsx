import { NewsletterForm } from '#sections/blog/newsletter-form.tsx';
import { RefreshConnection } from '#sections/content-problem/refresh-connection.tsx';
import { HeroControls } from '#sections/hero/hero-controls.tsx';
import { InquiryForm } from '#sections/inquiry-form/inquiry-form.tsx';
import { ConnectionBox } from '#sections/notices/connection-box.tsx';
import { ProductsProblem } from '#sections/products/products-problem.tsx';
import { TestimonialControls } from '#sections/testimonials/testimonial-controls.tsx';
import { CardRowControls } from '#ui/card-row-controls.tsx';
import { Lightbox } from '#ui/lightbox.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { VideoPlayer } from '#ui/video-player.tsx';
import { island } from './island.tsx';

export const CardRowControlsIsland = island('card-row-controls', CardRowControls);
/** Shows what the running site is configured with, which it asks for by itself. */
export const ConnectionBoxIsland = island('connection-box', ConnectionBox, 'idle');
/** Turns the slides by itself, in the first view. */
export const HeroControlsIsland = island('hero-controls', HeroControls, 'idle');
export const InquiryFormIsland = island('inquiry-form', InquiryForm);
export const LightboxIsland = island('lightbox', Lightbox);
export const NewsletterFormIsland = island('newsletter-form', NewsletterForm);
/** Shows what the running site is configured with, which it asks for by itself. */
export const ProductsProblemIsland = island('products-problem', ProductsProblem, 'idle');
export const RefreshConnectionIsland = island('refresh-connection', RefreshConnection);
export const TestimonialControlsIsland = island('testimonial-controls', TestimonialControls);
/** Hydrated with the first toast. */
export const ToasterIsland = island('toaster', Toaster, 'asked');
export const VideoPlayerIsland = island('video-player', VideoPlayer);

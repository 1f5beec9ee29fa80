import { NewsletterForm } from '#sections/blog/newsletter-form.tsx';
import { RefreshConnection } from '#sections/content-problem/refresh-connection.tsx';
import { HeroSlider } from '#sections/hero/hero-slider.tsx';
import { InquiryForm } from '#sections/inquiry-form/inquiry-form.tsx';
import { ConnectionBox } from '#sections/notices/connection-box.tsx';
import { ProductsProblem } from '#sections/products/products-problem.tsx';
import { TestimonialRow } from '#sections/testimonials/testimonial-row.tsx';
import { CardRowControls } from '#ui/card-row-controls.tsx';
import { Lightbox } from '#ui/lightbox.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { VideoPlayer } from '#ui/video-player.tsx';
import { island } from './island.tsx';

export const CardRowControlsIsland = island('card-row-controls', CardRowControls);
/** Shows what the running site is configured with, which it asks for by itself. */
export const ConnectionBoxIsland = island('connection-box', ConnectionBox, 'idle');
/** Turns its slides by itself, in the first view. */
export const HeroSliderIsland = island('hero-slider', HeroSlider, 'idle');
export const InquiryFormIsland = island('inquiry-form', InquiryForm);
export const LightboxIsland = island('lightbox', Lightbox);
export const NewsletterFormIsland = island('newsletter-form', NewsletterForm);
/** Shows what the running site is configured with, which it asks for by itself. */
export const ProductsProblemIsland = island('products-problem', ProductsProblem, 'idle');
export const RefreshConnectionIsland = island('refresh-connection', RefreshConnection);
export const TestimonialRowIsland = island('testimonial-row', TestimonialRow);
/** Wakes with the first toast. */
export const ToasterIsland = island('toaster', Toaster, 'asked');
export const VideoPlayerIsland = island('video-player', VideoPlayer);

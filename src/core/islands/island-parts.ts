/**
 * Every island by its name, which is that of its file, and how browsers fetch its code. The build reads the files from
 * here; `islands.tsx` holds the same parts for the server.
 */
export const ISLAND_PARTS = {
  'card-row-controls': () =>
    import('#ui/card-row-controls.tsx').then(({ CardRowControls }) => CardRowControls),
  'connection-box': () =>
    import('#sections/notices/connection-box.tsx').then(({ ConnectionBox }) => ConnectionBox),
  'hero-controls': () =>
    import('#sections/hero/hero-controls.tsx').then(({ HeroControls }) => HeroControls),
  'inquiry-form': () =>
    import('#sections/inquiry-form/inquiry-form.tsx').then(({ InquiryForm }) => InquiryForm),
  lightbox: () => import('#ui/lightbox.tsx').then(({ Lightbox }) => Lightbox),
  'newsletter-form': () =>
    import('#sections/blog/newsletter-form.tsx').then(({ NewsletterForm }) => NewsletterForm),
  'products-problem': () =>
    import('#sections/products/products-problem.tsx').then(
      ({ ProductsProblem }) => ProductsProblem,
    ),
  'refresh-connection': () =>
    import('#sections/content-problem/refresh-connection.tsx').then(
      ({ RefreshConnection }) => RefreshConnection,
    ),
  'testimonial-controls': () =>
    import('#sections/testimonials/testimonial-controls.tsx').then(
      ({ TestimonialControls }) => TestimonialControls,
    ),
  toaster: () => import('#ui/toaster.tsx').then(({ Toaster }) => Toaster),
  'video-player': () => import('#ui/video-player.tsx').then(({ VideoPlayer }) => VideoPlayer),
} satisfies Record<string, () => Promise<unknown>>;

export type IslandName = keyof typeof ISLAND_PARTS;

/** When an island is hydrated: touched or near, when the page is idle, or only when the page's script asks. */
export type HydrateWhen = 'near' | 'idle' | 'asked';

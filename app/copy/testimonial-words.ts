/** Words of the testimonials block (part 1 section 2). */
export const testimonialWords = {
  label: 'Testimonials',
  position: (number: number, count: number) => `${number} of ${count}`,
  shown: (number: number, count: number, author: string) =>
    `Testimonial ${number} of ${count}: ${author}`,
  row: 'Quotes',
  choose: 'Choose a testimonial',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  goTo: (number: number) => `Go to testimonial ${number}`,
  role: (position: string, company: string) =>
    [position, company].filter((part) => part !== '').join(', '),
};

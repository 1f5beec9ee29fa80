/** Words of the testimonials block (part 1 section 2). */
export const testimonialWords = {
  label: 'Testimonials',
  position: '{number} of {count}',
  shown: 'Testimonial {number} of {count}: {author}',
  row: 'Quotes',
  choose: 'Choose a testimonial',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  goTo: 'Go to testimonial {number}',
  role: '{position}, {company}',
  quoted: '“{quote}”',
} as const;

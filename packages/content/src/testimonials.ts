import { brand } from './brand.ts';

/**
 * SAMPLE CONTENT. These are not customers: they are the specification's static samples, and every card says so
 * (`stamp`). Replace `items` with the words of real customers, and remove the stamp and the intro.
 */
export const testimonials = {
  heading: 'Kind words, by post',
  intro: 'Specimens, until buyers write.',
  /** What is true today, and can be checked. */
  facts: [
    { title: 'Your money back', text: 'The whole sum, until we begin.' },
    { title: '100 of 100 for speed', text: 'Each demo’s first page on a phone, measured with Lighthouse.' },
    { title: brand.legalName, text: 'We build them, and we answer your mail.' },
  ],
  look: 'Look at the demos',
  stamp: 'Specimen',
  labels: { card: 'Post card', rating: '{rating} out of 5 stars', verified: 'Bought from us' },
  items: [
    { quote: 'I sent photos on Monday. By Friday people were booking.', author: 'D. O.' },
    { quote: 'One price, and it was the price.', author: 'M. H.' },
    { quote: 'Nobody squints at my menu any more.', author: 'R. P.' },
  ],
} as const;

/**
 * SAMPLE CONTENT. These are not customers: they are the specification's static samples, and every card says so
 * (`stamp`). Replace `items` with what customers have written, and take the stamp and the intro off.
 */
export const testimonials = {
  heading: 'Kind words, by post',
  intro: 'Specimens, made up by us until buyers’ own words are in.',
  stamp: 'Specimen',
  labels: { card: 'Post card', rating: '{rating} out of 5 stars', verified: 'Bought from us' },
  items: [
    {
      quote: 'I sent the photos on Monday. By Friday people were booking haircuts from the bus.',
      author: 'D. O.',
    },
    { quote: 'One price, and it was the price. I kept waiting for the second bill.', author: 'M. H.' },
    {
      quote: 'My menu is as large as the phone it is read on. Nobody squints at it any more.',
      author: 'R. P.',
    },
  ],
} as const;

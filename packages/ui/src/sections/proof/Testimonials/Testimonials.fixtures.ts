import type { TestimonialsProps } from './Testimonials.tsx';

const labels = { card: 'Post card', rating: '{rating} out of 5 stars', verified: 'Bought from us' };

/** Sample words, and marked as such. */
export const specimens = {
  heading: 'Kind words, by post',
  lead: 'Specimen cards, while we wait for the postman: sample words that show where your own customers’ letters will go.',
  labels,
  items: [
    {
      quote: 'I sent the photos on Monday. By Friday people were booking haircuts from the bus.',
      author: 'D. O.',
      stamp: 'Specimen',
    },
    {
      quote: 'One price, and it was the price. I kept waiting for the second bill.',
      author: 'M. H.',
      stamp: 'Specimen',
    },
    {
      quote: 'My menu changes every week and I change it myself. Nobody squints at it any more.',
      author: 'R. P.',
      stamp: 'Specimen',
    },
  ],
} satisfies TestimonialsProps;

export const workshop = {
  heading: 'Said at the counter',
  labels: { ...labels, verified: 'Mended here' },
  action: { label: 'Write us a card', href: '/cards' },
  summary: {
    average: 4.6,
    count: 'from 12 cards',
    distribution: [
      { label: '5 stars', count: 9 },
      { label: '4 stars', count: 2 },
      { label: '3 stars', count: 0 },
      { label: '2 stars', count: 1 },
      { label: '1 star', count: 0 },
    ],
  },
  items: [
    {
      quote: 'It has never been this quiet.',
      author: 'Moira Dunn',
      role: 'Commuter',
      business: 'Portobello to Leith',
      rating: 5,
      date: { text: '12 May 2026', dateTime: '2026-05-12' },
      verified: true,
    },
    {
      quote: 'They showed me how to fix it myself, then charged me for the patch.',
      author: 'Yusuf Karim',
      rating: 4.5,
      date: { text: '3 April 2026', dateTime: '2026-04-03' },
      verified: true,
      source: { label: 'On the riders’ forum', href: 'https://forum.example/bell-cycles' },
    },
    {
      quote: 'My late husband’s tandem, back on the road, with one saddle and a dog basket.',
      author: 'Elspeth Reid',
      role: 'Customer since 1987',
      rating: 5,
    },
  ],
} satisfies TestimonialsProps;

export const werkstatt = {
  heading: 'Kundenzufriedenheitsbekundungen aus der Nachbarschaft',
  labels: {
    card: 'Postkarte',
    rating: '{rating} von 5 Sternen',
    verified: 'Nachweislich Werkstattkundschaft',
  },
  items: [
    {
      quote: 'Fahrradreparaturwerkstattzufriedenheitsbekundung!',
      author: 'Friederike Schmidt-Rottluff-Oberniederkirchen',
      role: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungsbeauftragte',
      rating: 5,
      verified: true,
      stamp: 'Musterexemplar',
    },
    {
      quote: 'Donaudampfschifffahrtsgesellschaftskapitänsfahrrad, endlich wieder leise.',
      author: 'Der Kapitän',
      source: { label: 'Fahrradfachzeitschriftenleserbriefseite', href: 'https://zeitschrift.example/' },
    },
  ],
} satisfies TestimonialsProps;

import type { Content } from '../schema.ts';

export const questions = {
  heading: 'When you’re home',
  items: [
    {
      question: 'Do I have to buy something?',
      answer:
        'No. There’s a bench in every room, and they’re for sitting on. If you feel bad, buy a cactus. They’re by the till for that.',
      about: 'visit',
    },
    {
      question: 'What do I wear?',
      answer:
        'Layers. You’ll go from four degrees to twenty-eight in fifty feet. There are hooks at each door.',
      about: 'visit',
    },
    {
      question: 'Can a wheelchair get round?',
      answer:
        'All of it but the gallery. The paths are iron grating, level from the street, four feet wide. The orchid case has a sliding door: Femi will open it.',
      about: 'visit',
    },
    {
      question: 'Dogs?',
      answer:
        'In the cool house and the temperate house, on a lead. Not in the palm house: they get ideas about the trees.',
      about: 'visit',
    },
    {
      question: 'Can I take photographs?',
      answer:
        'Your lens will steam up, and then it won’t. Weddings are private. The big palm has signed nothing.',
      about: 'visit',
    },
    {
      question: 'What if it dies?',
      answer:
        'Within a month: bring us the pot and we’ll replace it, once. After that it’s between you and it, but the hospital’s free to look.',
    },
    {
      question: 'Do you post plants?',
      answer: 'No. We’ve seen what happens to parcels. Cut flowers go by our own van, as far as Bakewell.',
    },
    {
      question: 'Is it safe with a cat?',
      answer:
        'Lilies, no, never. Palms, yes. The rest: ask, and we’ll look at the list on the wall. It was written by a vet with a ruined sofa.',
    },
    {
      question: 'Where do your plants come from?',
      answer:
        'Two in three are raised here, on the back benches. The rest come from growers in Evesham and Boskoop whom we can ring. No peat.',
    },
  ],
} satisfies Content['questions'];

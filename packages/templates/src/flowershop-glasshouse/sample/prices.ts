import type { Content } from '../schema.ts';

export const prices = {
  heading: 'Where’s it going to live?',
  lead: 'Don’t tell us what you like. Tell us which way the window faces, and when the heating goes on.',
  groups: [
    {
      heading: 'North window',
      note: 'Light, no sun, a bit of a draught. The cool house, more or less.',
      items: [
        { name: 'Hart’s tongue fern', note: 'Grows on our own drains.', price: 800 },
        { name: 'Cast-iron plant', note: 'Survived gas lighting. Will survive you.', price: 2600 },
        { name: 'Ivy, in a good pot', price: 1100 },
      ],
    },
    {
      heading: 'Bathroom',
      note: 'Warm and wet, twice a day.',
      items: [
        { name: 'Boston fern', note: 'Hang it over the bath.', price: 1600 },
        { name: 'Moth orchid', price: 2400 },
      ],
    },
    {
      heading: 'Radiator shelf',
      note: 'A desert. Take a desert plant.',
      items: [
        { name: 'Old lady cactus', note: 'Flowers in a ring, like a hat.', price: 700 },
        { name: 'Aloe', price: 900 },
        { name: 'Jade tree', note: 'Outlives sofas.', price: 1800 },
      ],
    },
    {
      heading: 'South-facing bay',
      note: 'You lucky thing.',
      items: [
        { name: 'Meyer lemon', price: 3800, from: true, picture: { kind: 'drawing', name: 'sunny-sill' } },
        { name: 'Scented pelargonium', note: 'Brush past it daily.', price: 600 },
      ],
    },
    {
      heading: 'Dark hall',
      note: 'Honestly? Flowers. Fresh ones, weekly, and take them out when they’re done. But if you must:',
      items: [
        {
          name: 'Mother-in-law’s tongue',
          note: 'We’ve never managed to kill one. We’ve tried.',
          price: 1400,
        },
      ],
    },
  ],
} satisfies Content['prices'];

import type { Content } from '../schema.ts';

export const prices = {
  heading: 'What it costs',
  lead: 'The same before six as after it. In uniform, £8 less from eight o’clock.',
  groups: [
    {
      heading: 'Hair',
      items: [
        { name: 'Haircut', note: 'Scissors or clippers, neck shaved', price: 3200, minutes: 40 },
        { name: 'Skin fade', note: 'Nothing at the ear, something on top', price: 3600, minutes: 50 },
        { name: 'Afro, shape and line', note: 'Picked out, squared up, edged', price: 3800, minutes: 50 },
        { name: 'Restyle', note: 'When it all has to change', price: 4400, minutes: 60 },
        { name: 'Long hair', note: 'Past the collar, and staying there', price: 4200, minutes: 50 },
        { name: 'Buzz', note: 'One guard, no conversation needed', price: 1800, minutes: 15 },
        { name: 'Under twelves', note: 'Until six, on the booster board; as long as it takes', price: 2000 },
      ],
    },
    {
      heading: 'Face',
      items: [
        { name: 'Hot-towel shave', note: 'Three towels, two passes', price: 3400, minutes: 40 },
        { name: 'Beard and towel', note: 'The trim, lying down', price: 2800, minutes: 30 },
        { name: 'Beard trim', note: 'Shaped, lined and oiled', price: 2000, minutes: 20 },
        { name: 'Head shave', note: 'Open razor, then a cold towel', price: 3400, minutes: 40 },
        { name: 'Moustache', note: 'Waxed, if you mean it', price: 1000, minutes: 10 },
      ],
    },
    {
      heading: 'Both',
      items: [
        { name: 'Cut and beard', note: 'One chair, one visit', price: 4800, minutes: 60 },
        { name: 'The double', note: 'Cut and hot-towel shave', price: 6000, minutes: 75 },
        {
          name: 'The eighty-eight',
          note: 'Cut, shave, scalp, coffee, and your shoes shined while you lie there',
          price: 8800,
          minutes: 120,
        },
      ],
    },
  ],
  footnote: 'Card, cash or a voucher, after you have looked in the mirror and not before.',
} satisfies Content['prices'];

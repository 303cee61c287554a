import type { HungWeekProps } from './HungWeek.tsx';

const children = 'Children';
const grown = 'Grown-ups';

export const kiteShop = {
  heading: 'On the beach',
  lead: 'By the lifeguard’s hut. No wind, no class, no charge.',
  kinds: [children, grown],
  days: [
    {
      name: 'Tuesday',
      sessions: [
        { time: '4.00', name: 'First kite', kind: children },
        { time: '6.30', name: 'Two lines', kind: grown },
      ],
    },
    { name: 'Thursday', sessions: [{ time: '6.30', name: 'Mending night', kind: grown }] },
    { name: 'Saturday', sessions: [{ time: '10.00', name: 'First kite', kind: children }] },
  ],
  rest: 'The other days we go ourselves.',
} satisfies HungWeekProps;

export const volkshochschule = {
  heading: 'Wochenübungsplan',
  kinds: ['Gleichgewichtsfortgeschrittenenkurs'],
  days: [
    {
      name: 'Donnerstagnachmittag',
      sessions: [
        {
          time: '16.30',
          name: 'Wirbelsäulenaufrichtungsübungen',
          kind: 'Gleichgewichtsfortgeschrittenenkurs',
        },
      ],
    },
  ],
} satisfies HungWeekProps;

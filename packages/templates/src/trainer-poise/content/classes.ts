import type { ArmListProps } from '../sections/ArmList/index.ts';
import type { HungWeekProps } from '../sections/HungWeek/index.ts';

const sixty = 'Over sixty';
const injury = 'After an injury';
const baby = 'After a baby';
const desk = 'Desk people';

export const week = {
  heading: 'What hangs on which day',
  lead: 'An hour, with the tea. Eight people at most. Come five minutes early; shoes take longer than you think.',
  kinds: [sixty, injury, baby, desk],
  days: [
    {
      name: 'Monday',
      sessions: [
        { time: '9.30', name: sixty, kind: sixty },
        { time: '11.00', name: injury, kind: injury },
        { time: '5.45', name: desk, kind: desk },
      ],
    },
    {
      name: 'Tuesday',
      sessions: [
        { time: '9.30', name: sixty, kind: sixty },
        { time: '11.00', name: 'Seated, over sixty', kind: sixty },
      ],
    },
    {
      name: 'Wednesday',
      sessions: [
        { time: '11.00', name: injury, kind: injury },
        { time: '5.45', name: desk, kind: desk },
        { time: '7.15', name: injury, kind: injury },
      ],
    },
    {
      name: 'Thursday',
      sessions: [
        { time: '9.30', name: sixty, kind: sixty },
        { time: '11.00', name: 'Baby on the mat', kind: baby },
        { time: '5.45', name: desk, kind: desk },
      ],
    },
    {
      name: 'Saturday',
      sessions: [
        { time: '9.30', name: baby, kind: baby },
        { time: '11.00', name: 'Welsh, over sixty', kind: sixty },
      ],
    },
  ],
  rest: 'Fridays are for home visits. On Sundays Mair lies down.',
} satisfies HungWeekProps;

export const manners = {
  heading: 'House manners',
  arms: [
    {
      name: 'Wear anything',
      text: 'Bare feet or thin socks. We have lent out cardigans; we have never lent out leggings.',
    },
    {
      name: 'Hold on',
      text: 'To the rail, the chair, the wall, in that order. Other people are not on the list.',
    },
    { name: 'Laugh', text: 'At yourself as much as you like. At others after the third week.' },
  ],
} satisfies ArmListProps;

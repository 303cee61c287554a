import type { ArmListProps } from '../sections/ArmList/index.ts';
import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';

export const coach = {
  lines: ['Mair', 'Pritchard'],
  lead: 'Eleven years a steeplejack, nineteen a balance coach. Fell once, off a kerb in Splott, carrying chips. Saved the chips.',
  drawing: 'Mair Pritchard, white hair cut short, red scarf, blue overalls, smiling slightly to the left',
} as const;

export const life = {
  heading: 'How she got down',
  arms: [
    {
      name: '1987: up',
      text: 'Apprenticed at eighteen to her uncle Emlyn, steeplejack, of Penarth. First job: the clock at Llandaff.',
    },
    {
      name: '1998: down',
      text: 'The kerb. One ankle, two screws, fourteen weeks. The physio let her teach the others to stand, to keep her quiet.',
    },
    {
      name: '2007: level',
      text: 'Qualified in exercise after falls, at level four. First class: five people and a cat, in her mother’s front room.',
    },
    {
      name: '2016: hung',
      text: 'Took the Old Sunday School. Put a hook in the roof herself, and hung the mobile. It has not come down either.',
    },
  ],
} satisfies ArmListProps;

export const papers = {
  heading: 'Her papers',
  lead: 'On the wall by the tea, should you wish to check. Most people check the biscuits.',
  items: [
    {
      question: 'What is she qualified in?',
      answer:
        'Level four postural stability instruction, which is exercise for people who have fallen, and pre- and post-natal exercise at level three. First aid every year.',
    },
    {
      question: 'Is she a physio?',
      answer:
        'No, and she will tell you when you need one. She works with three, and they all come to the Christmas do.',
    },
    {
      question: 'Can she still stand on a steeple?',
      answer: 'She says so. Llandaff has asked her not to show anybody.',
    },
  ],
} satisfies FaqDetailsProps;

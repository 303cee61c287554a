import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['On a board that has no room for its ways on: on a phone.'],
  instead: [
    { take: 'Dialog', when: 'from="end", for what is set and not gone to' },
    { take: 'NavList', when: 'wherever the links have room' },
  ],
  pairs: [],
  words: [
    { prop: 'labels.menu', writer: 'designer', keep: 10 },
    { prop: 'labels.close', writer: 'designer', keep: 10 },
  ],
  keys: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the burger, lets the sheet down; on a way on, follows it and puts the sheet away.',
    },
    { keys: ['Tab'], does: 'Round the burger and the sheet, and nowhere else while it is down.' },
    { keys: ['Escape'], does: 'Puts it away. The focus is back on the burger.' },
  ],
  said: [
    { when: 'On the burger', what: '“Menu, collapsed.”' },
    {
      when: 'Opening',
      what: 'The focus is on the first way on; the page behind can be neither reached nor scrolled.',
    },
    { when: 'Find in page', what: 'A closed sheet is not searched.' },
    { when: 'Without script', what: 'It opens and closes, with the page behind still in reach.' },
    { when: 'Less motion', what: 'It is down at once.' },
  ],
};

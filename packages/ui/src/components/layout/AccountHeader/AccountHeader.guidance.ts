import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['At the top of somebody’s own page, with what hangs over the counter below it.'],
  instead: [
    { take: 'AccountPanel', when: 'for the parts below it' },
    { take: 'HeadingWithLead', when: 'on a page that is nobody’s own' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'designer', keep: 24 },
    { prop: 'lead', writer: 'owner', keep: 30 },
    { prop: 'notice.heading', writer: 'designer', keep: 30 },
    { prop: 'notice.text', writer: 'designer', keep: 27 },
    { prop: 'notice.action.label', writer: 'designer', keep: 13 },
    { prop: 'notice.done', writer: 'designer', keep: 17 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the notice’s button, if there is one.' },
    { keys: ['Enter', 'Space'], does: 'Does what the notice asks; while it is busy, nothing.' },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Your account book, region”, with the page’s only heading of level 1; the notice’s is of level 2.',
    },
    { when: 'When it is done', what: '“It is on its way.”, politely, in the button’s place.' },
  ],
};

import { business } from './content/business.ts';
import type { pages } from './pages.ts';

interface Head {
  title: string;
  description: string;
}

/** What each page's document says of it, to tabs and to search engines. */
export const head: Record<(typeof pages)[number]['slug'], Head> = {
  '': {
    title: 'Mair Pritchard, balance and mobility coach in Pontcanna, Cardiff',
    description:
      'Small classes and one to one for people who would like to stay upright: over sixty, after an injury, after a baby, at a desk. First visit free.',
  },
  balance: {
    title: `Balance: how it is practised · ${business.tradingName}`,
    description:
      'Eyes, ears and feet hold you up, and each can be practised. How an hour goes, and why wobbling is the exercise.',
  },
  'over-sixty': {
    title: `Balance classes over sixty in Cardiff · ${business.tradingName}`,
    description:
      'Getting up off the floor, the bus, stairs with the washing, trousers standing up. Eight people, two rails, a chair each, tea.',
  },
  'after-an-injury': {
    title: `Balance after an injury · ${business.tradingName}`,
    description:
      'Signed off by the physio and still unsure of the kerb? Eight weeks, roughly, from both feet to the pavement of Severn Grove.',
  },
  'after-a-baby': {
    title: `Balance after a baby · ${business.tradingName}`,
    description:
      'From six weeks after, with a pelvic health physio beside us and room for the baby on the mat. Thursdays at eleven.',
  },
  'desk-people': {
    title: `For desk people · ${business.tradingName}`,
    description:
      'What a chair takes from neck, hips and ankles, and how to have it back by seven. We come to offices in Cardiff, too.',
  },
  classes: {
    title: `Classes · ${business.tradingName}`,
    description:
      'The week at the Old Sunday School, Pontcanna: over sixty, after an injury, after a baby, desk people. £12, eight at most.',
  },
  prices: {
    title: `Prices · ${business.tradingName}`,
    description:
      'At your house £72, one to one £54, two of you £36 each, a class £12, the first visit free. It balances; see for yourself.',
  },
  'the-coach': {
    title: `The coach · ${business.tradingName}`,
    description:
      'Eleven years a steeplejack, nineteen a balance coach, one fall, off a kerb. Who Mair Pritchard is, and her papers.',
  },
  'ten-minutes-at-home': {
    title: `Ten minutes at home: six balance exercises · ${business.tradingName}`,
    description:
      'Six exercises for balance, numbered and drawn, in the time it takes to make a pot of tea. A worktop to hold, and no equipment.',
  },
  questions: {
    title: `Questions · ${business.tradingName}`,
    description:
      'How soon will I notice, is there a step, what if I fall over, must I take my socks off: fair questions, answered.',
  },
  begin: {
    title: `Begin here: a free first visit · ${business.tradingName}`,
    description:
      'Ask for a free first visit in Pontcanna, Cardiff: forty minutes, one leg, something to hold. Form, map, opening hours.',
  },
};

export const notFoundHead: Head = {
  title: `It fell off · ${business.tradingName}`,
  description: 'There is no such page here. The classes, the prices and the way to a free first visit are.',
};

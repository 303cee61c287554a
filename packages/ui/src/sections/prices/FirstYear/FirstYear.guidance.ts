import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'On the page of one website that is for sale: what it comes to with all that is needed, and what it does not cost.',
  ],
  instead: [
    { take: 'CheckoutForm', when: 'for taking the order itself' },
    { take: 'TierCards', when: 'for comparing packages' },
    { take: 'WhatsIncluded', when: 'for what the price buys, in words' },
  ],
  pairs: [
    {
      heading: 'Name what others ask for',
      do: 'Usual',
      dont: 'NothingOfOthers',
      why: {
        do: 'One reads what it comes to, and who else sends a bill.',
        dont: 'The web address is paid for as well, and nobody has said so.',
      },
    },
  ],
  words: [
    { prop: 'heading', writer: 'owner', keep: 32 },
    { prop: 'lead', writer: 'owner', keep: 55 },
    { prop: 'addOns[].name', writer: 'owner', keep: 24 },
    { prop: 'addOns[].description', writer: 'owner', keep: 54 },
    { prop: 'free[]', writer: 'owner', keep: 20 },
    { prop: 'labels.order', writer: 'designer', keep: 18 },
  ],
  keys: [
    { keys: ['Tab'], does: 'From one to tick to the next, then to the till.' },
    { keys: ['Space'], does: 'Ticks it; the receipt follows.' },
    { keys: ['Enter'], does: 'Goes to the till.' },
  ],
  said: [
    { when: 'Something is ticked', what: '“To us, once $349.”' },
    {
      when: 'Without script',
      what: 'Ticks come along to the till, which adds them up: the receipt says so.',
    },
  ],
};

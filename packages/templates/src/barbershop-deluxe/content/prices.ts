import type { Pair } from '../sections/PairList/index.ts';
import type { PricedItem, PriceHalvesGroup } from '../sections/PriceHalves/index.ts';

const cut = { name: 'Haircut', note: 'Scissors or clippers, neck shaved', price: '£32', time: '40 minutes' };
const fade = {
  name: 'Skin fade',
  note: 'Nothing at the ear, something on top',
  price: '£36',
  time: '50 minutes',
};
const shave = { name: 'Hot-towel shave', note: 'Three towels, two passes', price: '£34', time: '40 minutes' };
const beard = { name: 'Beard trim', note: 'Shaped, lined and oiled', price: '£20', time: '20 minutes' };
const shape = {
  name: 'Afro, shape and line',
  note: 'Picked out, squared up, edged',
  price: '£38',
  time: '50 minutes',
};
const towelBeard = {
  name: 'Beard and towel',
  note: 'The trim, lying down',
  price: '£28',
  time: '30 minutes',
};
const head = { name: 'Head shave', note: 'Open razor, then a cold towel', price: '£34', time: '40 minutes' };
const moustache = { name: 'Moustache', note: 'Waxed, if you mean it', price: '£10', time: '10 minutes' };
const restyle = { name: 'Restyle', note: 'When it all has to change', price: '£44', time: 'An hour' };
const long = {
  name: 'Long hair',
  note: 'Past the collar, and staying there',
  price: '£42',
  time: '50 minutes',
};
const double = {
  name: 'The double',
  note: 'Cut and hot-towel shave',
  price: '£60',
  time: 'An hour and a quarter',
};

/** What each chair is asked for most. */
export const usual = {
  home: [cut, fade, shave, beard, double],
  shaves: [shave, towelBeard, beard, head, moustache],
  otto: [cut, restyle, long],
  ava: [fade, shape, restyle],
  tam: [shave, towelBeard, beard, double],
} satisfies Record<string, readonly PricedItem[]>;

export const everyPrice = [
  {
    name: 'Hair',
    items: [
      cut,
      fade,
      shape,
      restyle,
      long,
      { name: 'Buzz', note: 'One guard, no conversation needed', price: '£18', time: '15 minutes' },
      {
        name: 'Under twelves',
        note: 'Until six, on the booster board',
        price: '£20',
        time: 'As long as it takes',
      },
    ],
  },
  { name: 'Face', items: usual.shaves },
  {
    name: 'Both',
    items: [
      { name: 'Cut and beard', note: 'One chair, one visit', price: '£48', time: 'An hour' },
      double,
      {
        name: 'The eighty-eight',
        note: 'Cut, shave, scalp, coffee, and your shoes shined while you lie there',
        price: '£88',
        time: 'Two hours',
      },
    ],
  },
] satisfies readonly PriceHalvesGroup[];

export const prices = {
  heading: 'What it costs',
  lead: 'The same before six as after it. In uniform, £8 less from eight o’clock.',
  all: 'Every price',
};

export const pricesPage = {
  title: 'Prices',
  lead: 'The price on the board is the price. Towel, tonic, tea and the back of the neck are in it.',
  aside: 'The same on both sides of six o’clock.',
  figure: 'A pair of scissors, open and upright, half in the dark and half in the light',
  heading: 'The board',
  note: 'Card, cash or a voucher, after you have looked in the mirror and not before.',
};

export const terms = {
  heading: 'The small print, large',
  pairs: [
    {
      term: 'Uniforms',
      text: 'From eight o’clock anyone in one pays £8 less: nurses, drivers, chefs, guards, the brass band. A lanyard is not a uniform.',
    },
    {
      term: 'Running late?',
      text: 'Ten minutes and we shorten the chat, not the cut. Twenty and we ring you, in case you are on the wrong lane.',
    },
    {
      term: 'Not happy?',
      text: 'Come back within eight days and whoever cut it cuts it again, for nothing, without a face on.',
    },
    {
      term: 'Tips',
      text: 'There is a jar. On Saturday nights it goes along to the shelter on Tollgate Street.',
    },
  ] satisfies readonly Pair[],
};

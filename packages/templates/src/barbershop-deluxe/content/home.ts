import type { QuotePair } from '../sections/QuotePairs/index.ts';

export const home = {
  before: 'Come in\nrough',
  after: 'Go out\nsharp',
  figure:
    'One man and the line of a mirror down his face: on the left shaggy, bearded and half asleep, on the right freshly cut, trimmed and wide awake',
  lead: 'A barber’s for people who work when barbers do. Open from one till eleven, in Glasgow.',
  book: 'Book a chair',
  price: 'A cut is £32',
};

export const halfWay = {
  heading: 'Six is half-way',
  text: 'We open at one and shut at eleven; on a clock, each is the other in the mirror. At six, when the rest of the street pulls its shutters down, the hands stand straight and the kettle goes on again.',
  note: 'Last chair at ten past ten, as on every clock in a shop window. Look, next time.',
};

export const said = {
  before: 'Said on the way in',
  after: 'Said on the way out',
  items: [
    {
      before: 'Just tidy it up. I’m only here because you’re open.',
      after: 'Same again in four weeks, for ever.',
      author: 'Calum R., finishes at nine',
    },
    {
      before: 'I’m getting married at noon.',
      after: 'She said yes again.',
      author: 'Priyesh M., back on the Tuesday',
    },
    {
      before: 'Twelve hours on my feet. Don’t make me talk.',
      after: 'I fell asleep and woke up handsome.',
      author: 'Stevie B., ward nurse',
    },
  ] satisfies readonly QuotePair[],
};

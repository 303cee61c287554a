import type { SitePage } from '../design/site.ts';
import type { Slug } from './pages.ts';

type Head = Pick<SitePage, 'title' | 'description'>;

/** For the tab and the search engine. */
export const head: Record<Slug, Head> = {
  '': {
    title: 'Otto, barbers open till eleven at night in Glasgow',
    description:
      'A three-chair barber’s on Meridian Lane. Open from one in the afternoon till eleven at night, Tuesday to Saturday. Haircuts £32, hot-towel shaves £34.',
  },
  prices: {
    title: 'Prices, Otto, barbers in Glasgow',
    description:
      'Haircuts £32, skin fades £36, hot-towel shaves £34. In uniform, £8 less from eight o’clock.',
  },
  'shaves-and-beards': {
    title: 'Hot-towel shaves and beards, Otto, barbers in Glasgow',
    description:
      'Forty minutes, three towels and an open razor, in Tam’s chair. Beards trimmed, boxed and looked after.',
  },
  'haircut-chart': {
    title: 'Haircut chart, Otto, barbers in Glasgow',
    description: 'Eight haircuts, drawn as they come in and as they go out. Ask for yours by number.',
  },
  'the-chairs': {
    title: 'The chairs, Otto, barbers in Glasgow',
    description: 'Otto, Ava and Tam: three chairs before one mirror that came out of a Govan dance hall.',
  },
  otto: {
    title: 'Otto Conti, chair one, barbers in Glasgow',
    description: 'Scissors, side partings and anybody over sixty. Tuesday to Saturday, one till nine.',
  },
  ava: {
    title: 'Ava Adeyemi, chair two at Otto, barbers in Glasgow',
    description: 'Fades, twists, line-ups and patience. Wednesday to Saturday, one till eleven.',
  },
  tam: {
    title: 'Tam Gilchrist, chair three at Otto, barbers in Glasgow',
    description: 'Hot-towel shaves and beards, by a man who drove the night bus for nineteen years.',
  },
  'book-a-chair': {
    title: 'Book a chair, Otto, barbers in Glasgow',
    description: 'Say who, what and roughly when. We text back within the hour, as long as the light is on.',
  },
  'gift-vouchers': {
    title: 'Gift vouchers, Otto, barbers in Glasgow',
    description:
      'Printed on card and cut down the middle: one half yours, one half theirs. Good for two years.',
  },
  questions: {
    title: 'Questions, Otto, barbers in Glasgow',
    description: 'How late you can come, whether you have to talk, and why the clock runs backwards.',
  },
  'find-us': {
    title: 'Find us, Otto, barbers in Glasgow',
    description: '8 Meridian Lane, Glasgow: four minutes from the subway, no step, hooks for bicycles.',
  },
};

export const notFoundHead: Head = {
  title: 'Nobody there, Otto, barbers in Glasgow',
  description: 'There is no such page on either side of the mirror.',
};

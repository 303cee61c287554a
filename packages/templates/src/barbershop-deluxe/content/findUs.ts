import type { Pair } from '../sections/PairList/index.ts';
import { business } from './business.ts';

export const findPage = {
  title: 'Find us',
  lead: `${business.street}, ${business.town} ${business.postcode}. The lamp over the door is on when we are.`,
  map: 'Map: Meridian Lane runs straight down to the river. Number 8 is half-way, between Tollgate Street and Half-Moon Row; the subway is on one side, the night bus on the other',
  onMap: 'On the map',
  names: {
    lane: 'Meridian Lane',
    upper: 'Tollgate Street',
    lower: 'Half-Moon Row',
    river: 'River Clyde',
    subway: 'Subway',
    bus: 'Night bus',
  },
};

export const directions = {
  heading: 'Which way',
  pairs: [
    {
      term: 'Subway',
      text: 'Four minutes from the inner circle, five from the outer. The last one goes at half past eleven; we have never made anybody miss it.',
    },
    { term: 'Night bus', text: 'Stops on Tollgate Street. Tam will tell you which, whether you ask or not.' },
    { term: 'Car', text: 'The multi-storey on Half-Moon Row, free after six. Funny, that.' },
    { term: 'Bicycle', text: 'Bring it in. There are two hooks by the coats.' },
    { term: 'Wheels', text: 'No step at the door, 90 cm wide. Chair two slides out and yours rolls in.' },
  ] satisfies readonly Pair[],
};

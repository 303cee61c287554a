import type { FaqDetailsItem } from '@awning/ui/sections/FaqDetails';
import type { heads } from '../art/heads.tsx';
import type { SeasonRow } from '../sections/SeasonChart/index.ts';

type Row = Omit<SeasonRow, 'drawing'> & { head: keyof typeof heads };

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const snowdrops: Row = {
  name: 'Snowdrops, hellebores',
  season: 'January to March',
  from: 1,
  to: 3,
  paper: 'raised',
  head: 'snowdrop',
};
const anemones: Row = {
  name: 'Anemones',
  season: 'February to June',
  from: 2,
  to: 6,
  paper: 'paper1',
  head: 'anemone',
};
const tulips: Row = {
  name: 'Tulips',
  season: 'April to June',
  from: 4,
  to: 6,
  paper: 'spark',
  head: 'tulip',
};
const peonies: Row = {
  name: 'Peonies',
  season: 'May to July',
  from: 5,
  to: 7,
  paper: 'accent',
  head: 'peony',
};
const sweetPeas: Row = {
  name: 'Sweet peas',
  season: 'June to September',
  from: 6,
  to: 9,
  paper: 'paper3',
  head: 'sweetPea',
};
const dahlias: Row = {
  name: 'Dahlias',
  season: 'August to November',
  from: 8,
  to: 11,
  paper: 'paper4',
  head: 'dahlia',
};
const seedHeads: Row = {
  name: 'Seed heads, dried',
  season: 'September to December',
  from: 9,
  to: 12,
  paper: 'deep',
  head: 'seedHead',
};

export const year = {
  heading: 'What grows when',
  lead: 'We don’t fly flowers in. This is the year as the garden at Saltcoats sees it.',
  rows: [snowdrops, anemones, tulips, peonies, sweetPeas, dahlias, seedHeads],
  full: [
    snowdrops,
    anemones,
    { name: 'Ranunculus', season: 'March to June', from: 3, to: 6, paper: 'paper4', head: 'rose' },
    tulips,
    peonies,
    { name: 'Foxgloves', season: 'May to July', from: 5, to: 7, paper: 'deep', head: 'foxglove' },
    { name: 'Garden roses', season: 'June to October', from: 6, to: 10, paper: 'paper1', head: 'dahlia' },
    sweetPeas,
    { name: 'Sunflowers', season: 'July to September', from: 7, to: 9, paper: 'accent', head: 'sunflower' },
    dahlias,
    seedHeads,
    {
      name: 'Eucalyptus, ivy, holly',
      season: 'November to February',
      from: 11,
      to: 2,
      paper: 'paper2',
      head: 'leaf',
    },
  ] satisfies readonly Row[],
};

export const seasonPage = {
  lead: 'Nineteen miles, no aeroplanes. A late frost moves everything right by a fortnight; a good May moves it back.',
};

export const garden = {
  heading: 'Two acres and a wall',
  paragraphs: [
    'Saltcoats was a kitchen garden for a house that burned down in 1911. The wall stayed: nine feet of warm red brick that thinks it’s in Kent. Against it the sweet peas start three weeks before anyone else’s in the county.',
    'No heat, no peat, no spray. Slugs are removed by hand and driven to Haddington.',
    'You can come and look on the last Sunday of each month, April to September, ten till two. Tea is in the bothy. Wear what you’d wear to dig.',
  ],
  moral: 'The hungry gap is February. We sell a lot of twigs.',
  picture: 'Cut-paper picture of the walled garden: brick wall, bothy with a blue roof, and rows of flowers',
};

export const asked = {
  heading: 'But could you get…',
  items: [
    {
      question: 'Red roses for the fourteenth of February?',
      answer:
        'Not from this garden. We can do anemones in a red you could see from Fife, and a card that explains.',
    },
    {
      question: 'Peonies in March?',
      answer:
        'Somebody can. They’ll have come further than your holiday did. Ours start in the second week of May.',
    },
    {
      question: 'Lilies?',
      answer: 'Never: half our customers have cats, and the other half have white walls.',
    },
    {
      question: 'Something blue?',
      answer:
        'May for camassias, June for cornflowers, July for delphiniums. Ask, and Nell will look at the sky first.',
    },
  ] satisfies readonly FaqDetailsItem[],
};

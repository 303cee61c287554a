import type { SitePage } from '../design/site.ts';
import type { Slug } from './pages.ts';

type Head = Pick<SitePage, 'title' | 'description'>;

const shop = 'Marrable’s Glasshouse, Buxton';

/** For the tab and the search engine. */
export const head: Record<Slug, Head> = {
  '': {
    title: `Plants and flowers under glass: ${shop}`,
    description:
      'A Victorian glasshouse in Buxton, four climates under one roof: ferns, lemons, palms, orchids and cut flowers. Open Tuesday to Sunday.',
  },
  'cool-house': {
    title: `Cool house, 4 to 10 °C: ${shop}`,
    description: 'Ferns, camellias and cyclamen for porches, north windows and rooms nobody heats. From £5.',
  },
  'temperate-house': {
    title: `Temperate house, 12 to 18 °C: ${shop}`,
    description:
      'Lemon trees, pelargoniums, olives and chillies for bays, sills and cold conservatories. From £6.',
  },
  'palm-house': {
    title: `Palm house, 20 to 28 °C: ${shop}`,
    description:
      'Palms, bananas and very large leaves for bathrooms, tall rooms and shared offices. From £12.',
  },
  'orchid-case': {
    title: `Orchid case, 18 to 24 °C: ${shop}`,
    description: 'First orchids from £24, second orchids, and Femi’s three rules for keeping them.',
  },
  'cut-flowers': {
    title: `Cut flowers: ${shop}`,
    description:
      'Cut at seven each morning. A fistful £9, a bunch £22, an armful £45. Delivered from Buxton to Bakewell.',
  },
  weddings: {
    title: `Weddings under glass: ${shop}`,
    description:
      'Sixty chairs under a palm, licensed and heated. The palm house from £340, flowers from £85.',
  },
  'plant-hospital': {
    title: `Plant hospital: ${shop}`,
    description:
      'Saturday mornings, no appointment. Walt looks for nothing; repotting from £6, holiday board £5 a week.',
  },
  'gift-vouchers': {
    title: `Gift vouchers: ${shop}`,
    description: 'Vouchers etched on glass from 1874, from £20. Good for three years.',
  },
  gardeners: {
    title: `The gardeners: ${shop}`,
    description: 'Ottilie, Femi, Bryony and Walt, a boiler called Doreen, and the story of one pineapple.',
  },
  questions: {
    title: `Questions: ${shop}`,
    description:
      'What to wear, whether dogs may come, what happens if it dies, and which plants a cat can live with.',
  },
  visit: {
    title: `Visit: ${shop}`,
    description:
      'Seven minutes from Buxton station, level from the street. Hours, a map, and a form to have things put by.',
  },
};

export const notFoundHead: Head = {
  title: `A pane is missing: ${shop}`,
  description: 'There is no such page behind the glass.',
};

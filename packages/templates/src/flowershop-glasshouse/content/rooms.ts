import type { advice } from '../art/care.tsx';
import type { PaneGridItem } from '../sections/PaneGrid/index.ts';
import type { PaneListGroup } from '../sections/PaneList/index.ts';
import type { RoomSlug } from './home.ts';

type Advice = PaneGridItem & {
  /** What it looks like, for the one that is drawn. */
  advice?: keyof typeof advice;
};

interface Room {
  lead: string;
  /** What is drawn, for those who do not see it. */
  figure: string;
  figures: readonly { term: string; value: string }[];
  goods: { heading: string; lead: string; groups: readonly PaneListGroup[] };
  care: { heading: string; lead?: string; items: readonly Advice[] };
  next: { slug: RoomSlug; label: string };
}

/** The rooms, each by what it sells and by how to keep that alive. */
export const roomPages: Record<RoomSlug, Room> = {
  'cool-house': {
    lead: 'First through the door, and the only room where you keep your coat on. Nothing in here minds a frost on the inside of the window.',
    figure: 'A fern in a clay pot, in front of more ferns',
    figures: [
      { term: 'Night to noon', value: '4–10 °C' },
      { term: 'Damp', value: '70%' },
    ],
    goods: {
      heading: 'For the cold end of the house',
      lead: 'Porches, north windows, the bedroom with the radiator that’s never worked.',
      groups: [
        {
          name: 'North window',
          items: [
            { name: 'Hart’s tongue fern', text: 'Strap leaves, no fuss.', price: '£8' },
            { name: 'Soft shield fern', text: 'The one in the picture.', price: '£14' },
            { name: 'Cast-iron plant', price: '£26' },
          ],
        },
        {
          name: 'Unheated porch',
          items: [
            { name: 'Camellia, white', text: 'Buds in January, sulks in wind.', price: '£32' },
            { name: 'Winter cyclamen', price: '£5' },
            { name: 'Christmas box', text: 'Smells across a street.', price: '£19' },
          ],
        },
        {
          name: 'Spare room',
          text: 'Heated when the in-laws come.',
          items: [
            { name: 'Fatsia', text: 'Large, shiny, forgiving. As in-laws should be.', price: '£22' },
            { name: 'Ivy, three kinds', price: 'from £6' },
          ],
        },
      ],
    },
    care: {
      heading: 'How to keep it cold',
      items: [
        { name: 'Off the radiator', text: 'That’s most of it. A fern over a radiator is a crisp by Friday.' },
        {
          advice: 'saucer',
          name: 'Water from below',
          mark: 'Weekly',
          text: 'Stand it in the washing-up bowl for the length of The Archers.',
        },
        {
          name: 'Feed it in April',
          text: 'Half what the bottle says. The bottle wants to sell you a bottle.',
        },
      ],
    },
    next: { slug: 'temperate-house', label: 'Through to the temperate house' },
  },
  'temperate-house': {
    lead: 'Coat open. It’s an April afternoon in here all year, in Portugal, with somebody peeling an orange.',
    figure: 'A lemon tree in a pot, with five lemons',
    figures: [
      { term: 'Night to noon', value: '12–18 °C' },
      { term: 'Damp', value: '60%' },
    ],
    goods: {
      heading: 'For where you’d sit with a coffee',
      lead: 'Landings, kitchens, conservatories that were sold to you as an extra room.',
      groups: [
        {
          name: 'South-facing bay',
          items: [
            { name: 'Meyer lemon', text: 'Fruit and flower at once.', price: '£38' },
            { name: 'The big lemon', text: 'Eleven on it. We counted with it watching.', price: '£64' },
            { name: 'Olive, small', price: '£29' },
          ],
        },
        {
          name: 'Kitchen sill',
          items: [
            { name: 'Scented pelargonium', text: 'Rose, lemon, or something like Vick’s.', price: '£6' },
            { name: 'Bay, clipped', price: '£24' },
            { name: 'Chilli, in fruit', price: '£9' },
          ],
        },
        {
          name: 'Cold conservatory',
          items: [
            { name: 'Bougainvillea', text: 'Paper flowers, real thorns.', price: '£34' },
            {
              name: 'Bird of paradise',
              text: 'Flowers in year five. It’s worth knowing that now.',
              price: '£46',
            },
          ],
        },
      ],
    },
    care: {
      heading: 'What a lemon wants',
      lead: 'More than a cat, less than a baby.',
      items: [
        { name: 'All the light there is', text: 'And then turn it, a quarter, every Sunday.' },
        {
          advice: 'rain',
          name: 'Rain, not tap',
          text: 'Buxton water is lovely, but it’s mostly limestone. Put a bucket out. It’ll fill.',
        },
        {
          name: 'Leave one on',
          mark: '9 months',
          text: 'That’s how long one takes to ripen. Don’t pick it because somebody’s brought gin.',
        },
        { name: 'Out in June', text: 'And in again in September, before you think you need to.' },
      ],
    },
    next: { slug: 'palm-house', label: 'Through to the palm house' },
  },
  'palm-house': {
    lead: 'Hang your coat on the banana. Thirty-eight feet to the ridge, and the big palm has been touching it since the Coronation.',
    figure: 'Banana leaves, a fan palm and two leaves with holes in them',
    figures: [
      { term: 'Night to noon', value: '20–28 °C' },
      { term: 'Damp', value: '85%' },
    ],
    goods: {
      heading: 'For people who like it warm',
      lead: 'Bathrooms, offices, flats over bakeries.',
      groups: [
        {
          name: 'Bathroom',
          items: [
            { name: 'Boston fern', text: 'As wide as the bath, in time.', price: '£16' },
            { name: 'Swiss cheese plant', text: 'Holes are included.', price: '£28' },
            { name: 'Peace lily', text: 'Faints when thirsty. Comes round.', price: '£15' },
          ],
        },
        {
          name: 'A very tall room',
          items: [
            { name: 'Banana', text: 'A leaf a week in summer.', price: '£42' },
            { name: 'Kentia palm, 6 ft', text: 'What hotels had.', price: '£95' },
            { name: 'Rubber plant', price: '£24' },
          ],
        },
        {
          name: 'Office, shared',
          text: 'Watered by everyone or by no one.',
          items: [
            { name: 'Devil’s ivy', text: 'Thrives on resentment.', price: '£12' },
            { name: 'Dragon tree', price: '£21' },
          ],
        },
      ],
    },
    care: {
      heading: 'To make a jungle in Derbyshire',
      items: [
        { name: 'Steam', text: 'Have your shower with the door shut and the plant watching.' },
        {
          advice: 'drying',
          name: 'Wipe the leaves',
          mark: 'Monthly',
          text: 'Damp cloth, both sides. It’s oddly soothing. We hire it out as team-building.',
        },
        {
          name: 'Never below fifteen',
          text: 'Not even on the way to the car: we’ll wrap it in newspaper, and you run.',
        },
      ],
    },
    next: { slug: 'orchid-case', label: 'Through to the orchid case' },
  },
  'orchid-case': {
    lead: 'A glass room inside the glass house, nine feet by twelve. Two visitors at a time, and Femi, who whispers.',
    figure: 'A spray of four orchids over a small clay pot',
    figures: [
      { term: 'Night to noon', value: '18–24 °C' },
      { term: 'Damp', value: '80%' },
    ],
    goods: {
      heading: 'Leave it alone, it’ll flower',
      lead: 'Every one of these has flowered here at least once. We’ve seen it with our own eyes.',
      groups: [
        {
          name: 'First orchid',
          items: [
            { name: 'Moth orchid', text: 'White, pink, or freckled.', price: '£24' },
            { name: 'Slipper orchid', text: 'Looks at you.', price: '£28' },
          ],
        },
        {
          name: 'Second orchid',
          text: 'There’s always a second.',
          items: [
            { name: 'Pansy orchid', text: 'Cool bathroom, no sun.', price: '£31' },
            { name: 'Dancing lady', text: 'Two hundred, all in yellow.', price: '£35' },
            { name: 'Chocolate orchid', text: 'Smells of it. Do not.', price: '£38' },
          ],
        },
        {
          name: 'Not for sale',
          items: [
            { name: 'Mrs Marrable, 1911', text: 'The last of her kind. You may look.', price: '–' },
            { name: 'Her daughter', text: 'Divided in 2023. There’s a list.', price: '£160' },
          ],
        },
      ],
    },
    care: {
      heading: 'Femi’s three rules',
      lead: 'He has others, but he’ll need to know you.',
      items: [
        {
          name: 'An ice cube is an insult',
          text: 'Lukewarm, over the roots, then let it drain. Ten minutes. Sing if you like.',
        },
        {
          advice: 'roots',
          name: 'Look at the roots',
          mark: 'Silver',
          text: 'Silver’s thirsty, green’s had enough, brown’s an apology.',
        },
        {
          name: 'Don’t cut the stalk',
          text: 'Not all the way. Count three knuckles up, and wait till spring.',
        },
      ],
    },
    next: { slug: 'cool-house', label: 'Round again to the cool house' },
  },
};

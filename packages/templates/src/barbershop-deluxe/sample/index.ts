import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';
import { prices } from './prices.ts';
import { people } from './people.ts';
import { questions } from './questions.ts';
import { design } from './design.ts';

/** Otto, who never was: a barber’s that opens at one and shuts at eleven. */
export const sample = {
  version: 2,
  business: {
    name: 'Otto',
    trade: 'Barbers',
    line: 'A barber’s for people who work when barbers do. Open from one till eleven, in Glasgow.',
    telephone: '0141 496 0110',
    mail: 'otto@otto.example',
    address: { street: '8 Meridian Lane', town: 'Glasgow', postcode: 'G1 8TT' },
    since: 2008,
    legal: { name: 'Otto, barbers' },
    lastWord: 'Objects in the mirror are sharper than they appear.',
  },
  opening: {
    heading: 'Come in rough',
    lead: 'A barber’s for people who work when barbers do. Open from one till eleven, in Glasgow.',
    picture: {
      kind: 'drawing',
      name: 'rough-and-sharp',
      alt: 'One man and the line of a mirror down his face: on the left shaggy, bearded and half asleep, on the right freshly cut, trimmed and wide awake',
    },
  },
  hours: {
    heading: 'When the light is on',
    week: [{ days: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'], opens: '13:00', closes: '23:00' }],
    closed: 'Dark',
    note: 'Last chair at ten past ten, as on every clock in a shop window. Look, next time.',
  },
  prices,
  people,
  quotes: {
    heading: 'Said on the way out',
    items: [
      { quote: 'Same again in four weeks, for ever.', author: 'Calum R.', context: 'finishes at nine' },
      { quote: 'She said yes again.', author: 'Priyesh M.', context: 'back on the Tuesday' },
      { quote: 'I fell asleep and woke up handsome.', author: 'Stevie B.', context: 'ward nurse' },
    ],
  },
  questions,
  vouchers: {
    heading: 'One half yours, one half theirs',
    lead: 'Printed on card, cut down the middle. Keep the dark side; give the light one.',
    items: [
      { name: 'The double', note: 'Cut and hot-towel shave, an hour and a quarter', price: 6000 },
      { name: 'The eighty-eight', note: 'Everything we do, and shined shoes', price: 8800 },
      { name: 'Eight cuts', note: 'For the price of seven, to share with whoever you like', price: 22400 },
    ],
    validity: 'Good for two years, in any chair',
  },
  visit: {
    heading: 'Which way',
    directions: 'The lamp over the door is on when we are.',
    ways: [
      {
        title: 'Subway',
        text: 'Four minutes from the inner circle, five from the outer. The last one goes at half past eleven; we have never made anybody miss it.',
      },
      {
        title: 'Night bus',
        text: 'Stops on Tollgate Street. Tam will tell you which, whether you ask or not.',
      },
      { title: 'Car', text: 'The multi-storey on Half-Moon Row, free after six. Funny, that.' },
      { title: 'Bicycle', text: 'Bring it in. There are two hooks by the coats.' },
      { title: 'Wheels', text: 'No step at the door, 90 cm wide. Chair two slides out and yours rolls in.' },
    ],
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: Meridian Lane runs straight down to the river. Number 8 is half-way, between Tollgate Street and Half-Moon Row; the subway is on one side, the night bus on the other',
    },
  },
  story: {
    heading: 'One mirror',
    paragraphs: [
      'The mirror came out of a dance hall in Govan in one piece, eight metres long, on the back of a coal lorry. The shop was built round it.',
    ],
  },
  designs: { 'barbershop-deluxe': design },
} satisfies Stored<Content>;

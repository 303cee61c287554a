import type { Stored } from '../../content/content.ts';
import type { Content } from '../schema.ts';
import { prices } from './prices.ts';
import { questions } from './questions.ts';
import { design } from './design.ts';

/** Sorrel & Stem, who never were: a florist with a garden. */
export const sample = {
  version: 2,
  business: {
    name: 'Sorrel *&* Stem',
    trade: 'Florist',
    line: 'Seasonal bouquets from £18, grown in East Lothian, cut before seven, tied in Stockbridge and on an Edinburgh table by noon.',
    telephone: '0131 496 0172',
    mail: 'nell@sorrelandstem.example',
    address: { street: '8 Circus Wynd', town: 'Stockbridge, Edinburgh', postcode: 'EH3\u00a06TN' },
    lastWord: 'Grown at Saltcoats Walled Garden. Paper and string only; bring the jug back for £3.',
  },
  opening: {
    heading: 'Flowers with the mud *still on*',
    lead: 'Grown in East Lothian, cut before seven, tied in Stockbridge and on an Edinburgh table by noon.',
    picture: {
      kind: 'photo',
      file: 'bouquet-wrapped-in-paper.jpg',
      alt: 'Two hands holding a bouquet of coral roses, white carnations and eucalyptus in brown paper',
      focus: { x: 50, y: 50 },
      drawing: 'collage',
    },
  },
  hours: {
    heading: 'Come in',
    week: [
      { days: ['Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '18:00' },
      { days: ['Sat'], opens: '08:00', closes: '16:00' },
      { days: ['Sun'], opens: '10:00', closes: '13:00' },
    ],
    closed: 'digging',
    note: 'The bench is fullest at nine and most honest at half past three.',
  },
  prices,
  orders: {
    leadDays: 1,
    delivery: {
      fee: 500,
      note: 'By van before noon, to EH1 to EH4. Further out it is £8 or £12: we say so when we ring.',
    },
    card: true,
  },
  news: {
    heading: 'From over the wall',
    items: [
      {
        date: '2026-10-09',
        title: 'The dahlias have had their frost',
        text: [
          'It came on Thursday night and took the lot: black by breakfast. We lifted the tubers on Friday and they are asleep in the bothy, in the sports pages.',
          'What is left until Christmas is seed heads, eucalyptus and nerve.',
        ],
      },
      {
        date: '2026-09-14',
        title: 'Sweet peas, the last of them',
        text: ['Short stems, strong scent, half price. After Saturday there are none until June.'],
      },
      {
        date: '2026-08-02',
        title: 'Compost has learnt about bees',
        text: ['One bee, one nose. He is well, thank you, and has gone off lavender.'],
      },
    ],
  },
  people: {
    items: [
      { name: 'Nell Sorrel', note: 'Digs it, cuts it, ties it' },
      { name: 'Bea', note: 'The bench, the cards, the weddings' },
      { name: 'Iain', note: 'The van, before ten' },
    ],
  },
  story: {
    heading: 'Nell digs it, cuts it, ties it',
    paragraphs: [
      'Nell Sorrel was a land surveyor until a walled garden near Aberlady came up for rent with a roof on the bothy. That was 2014. She surveyed it, dug it, and filled it with things that don’t travel well.',
      'The shop opened so the flowers would only have to go nineteen miles. Nell drives in at half past six; Iain and Bea tie until the van leaves at ten.',
    ],
    pictures: [
      {
        picture: {
          kind: 'drawing',
          name: 'florist',
          alt: 'Portrait of Nell Sorrel in a leaf-green apron, red hair tied up, holding an armful of flowers',
        },
      },
    ],
  },
  quotes: {
    heading: 'Cards we wrote out last month',
    lead: 'Shown with their senders’ leave.',
    items: [
      { quote: 'Sorry about the fence. And the hedge.', author: 'To No. 14, with a big apology' },
      { quote: 'Ninety! You were right about Derek.', author: 'To Mum, with a Sunday visit' },
      { quote: 'It’s only an exam. We love you anyway.', author: 'To Isla, with a milk jug' },
      {
        quote:
          'They rang to say the peonies weren’t good enough that day, sent roses instead, and gave me change.',
        author: 'To us, from Fiona M., Comely Bank',
      },
    ],
  },
  questions,
  visit: {
    heading: 'Down the steps',
    directions:
      'From the bridge, down the steps on the river side. If your feet are wet, that’s the Water of Leith.',
    ways: [
      { title: 'On foot', text: 'Fifteen minutes downhill from Princes Street; twenty-five back up.' },
      { title: 'By bus', text: 'Any that stops at Raeburn Street. Get off when you can smell stocks.' },
      { title: 'Step-free', text: 'Round by Saxe Row, ring the bicycle bell, and Iain opens the yard.' },
    ],
    map: {
      kind: 'photo',
      file: 'map.jpg',
      alt: 'Map: the shop is on Circus Wynd, beside the bridge over the Water of Leith',
    },
    front: {
      kind: 'drawing',
      name: 'shop-front',
      alt: 'Cut-paper picture of the shop: a pink door under a striped blind, buckets of flowers on the steps',
    },
  },
  designs: { 'flowershop-scissors': design },
} satisfies Stored<Content>;

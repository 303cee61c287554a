import { brand } from './brand.ts';
import type { Post, PostContent } from './post.ts';

const minutes = import.meta.glob<number>('./posts/*.mdx', {
  eager: true,
  query: '?minutes',
  import: 'default',
});
const contents = import.meta.glob<PostContent>('./posts/*.mdx', { query: '?post', import: 'default' });
const drawings = import.meta.glob<string>('./posts/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

type Written = Pick<Post, 'title' | 'category' | 'excerpt' | 'date' | 'related' | 'designs'> & {
  picture: string;
};

function found<Thing>(files: Readonly<Record<string, Thing>>, name: string): Thing {
  const file = files[`./posts/${name}`];
  if (file === undefined) throw new RangeError(`There is no ${name} among the posts.`);
  return file;
}

const post = (id: string, { picture, ...written }: Written): Post => ({
  id,
  slug: id,
  ...written,
  image: { src: found(drawings, `${id}.svg`), alt: picture },
  author: brand.name,
  minutes: found(minutes, `${id}.mdx`),
});

/** Loads the words of a post. */
export const loadContent = ({ id }: Post): Promise<PostContent> => found(contents, `${id}.mdx`)();

/** Every post, the newest first. */
export const posts: readonly Post[] = [
  post('thumb-test', {
    title: 'Walk round the block with your own website',
    category: 'Design',
    excerpt:
      'Ten minutes, one thumb, bad signal: the cheapest test of a website there is, and what to look for.',
    date: '2026-11-12',
    picture: 'A hand holds up a phone. On its screen is a shop with an awning.',
    related: ['opening-hours', 'one-typeface', 'one-page-for-each-thing'],
    designs: {
      lead: 'Open one of these on your phone, and look for the six things in it.',
      ids: ['barbershop-classic', 'restaurant-noodle', 'gym-baths'],
    },
  }),
  post('price-list', {
    title: 'A price list that ends the phone calls',
    category: 'Business',
    excerpt:
      'From, to and “it depends”: which of them sends people away, and how to write down what seems to have no price.',
    date: '2026-10-29',
    picture: 'A board stands on the pavement outside a shop, with five lines and a price beside each.',
    related: ['running-costs', 'one-page-for-each-thing', 'before-you-order'],
    designs: {
      lead: 'A board, lanes on a track, an example bill: three ways to put a price on a page.',
      ids: ['barbershop-classic', 'trainer-lane', 'restaurant-long-table'],
    },
  }),
  post('ask-for-the-review', {
    title: 'Ask for the review',
    category: 'SEO',
    excerpt: 'When to ask, what to say so that it does not feel like begging, and how to answer the bad one.',
    date: '2026-10-15',
    picture: 'A card with five stars drops through a letter plate in a green door.',
    related: ['opening-hours', 'five-photographs', 'price-list'],
    designs: {
      lead: 'Each of these has a place on its first page for what customers say.',
      ids: ['barbershop-deluxe', 'gym-baths', 'trainer-poise'],
    },
  }),
  post('five-photographs', {
    title: 'Five photographs every shop needs',
    category: 'Design',
    excerpt:
      'The door, the counter, the work, the hands, and the one you will be tempted to leave out. A phone will do.',
    date: '2026-09-24',
    picture: 'A camera on a tripod faces a shop window with something bright in it.',
    related: ['thumb-test', 'before-you-order', 'one-typeface'],
    designs: {
      lead: 'With room for photographs of your own: of the work, of what you sell, of your people.',
      ids: ['barbershop-deluxe', 'flowershop-scissors', 'gym-baths'],
    },
  }),
  post('running-costs', {
    title: 'What a website costs after the first year',
    category: 'Business',
    excerpt:
      'Name, hosting, post and your own evenings: four bills to ask about before you pay the first one.',
    date: '2026-09-03',
    picture: 'A long receipt curls out of a till, with coins stacked beside it.',
    related: ['before-you-order', 'price-list'],
    designs: {
      lead: 'Three of our smallest: paid once, with hosting in the price, and yours to keep.',
      ids: ['flowershop-herbarium', 'gym-boulder', 'restaurant-noodle'],
    },
  }),
  post('one-page-for-each-thing', {
    title: 'Give each thing you sell a page of its own',
    category: 'SEO',
    excerpt:
      'A search engine lists pages, not shops. How to split one long page into a few that can each be found.',
    date: '2026-08-13',
    picture: 'Three shelves of jars and boxes, each with its own label.',
    related: ['opening-hours', 'price-list', 'ask-for-the-review'],
    designs: {
      lead: 'A page for each climate, for each barber, for each kind of client.',
      ids: ['flowershop-glasshouse', 'barbershop-deluxe', 'trainer-poise'],
    },
  }),
  post('one-typeface', {
    title: 'One typeface is plenty',
    category: 'Design',
    excerpt: 'What to do with the four you have already, and five other things to take down from the wall.',
    date: '2026-07-23',
    picture: 'A large letter A, half painted, with a brush and two pots of paint in front of it.',
    related: ['thumb-test', 'five-photographs'],
    designs: {
      lead: 'Each of these gets by on two typefaces: one for the sign, and one to read.',
      ids: ['flowershop-herbarium', 'gym-concrete', 'trainer-poise'],
    },
  }),
  post('before-you-order', {
    title: 'Eleven things to have ready before you order a website',
    category: 'Business',
    excerpt:
      'An hour with a shoebox before you order saves a fortnight of emails after it. Here is what goes in the box.',
    date: '2026-07-02',
    picture: 'An open box with a key, a photograph and a ticked list standing in it.',
    related: ['five-photographs', 'running-costs', 'price-list'],
    designs: {
      lead: 'Put your own name on one of these first: it shows you what there is room for.',
      ids: ['flowershop-scissors', 'gym-concrete', 'trainer-volt'],
    },
  }),
  post('opening-hours', {
    title: 'Put your opening hours where people look',
    category: 'SEO',
    excerpt:
      'Somebody is standing round the corner asking their phone one question: are you open? Three places to answer it.',
    date: '2026-06-11',
    picture: 'A clock at five to nine hangs over a shop door with an awning.',
    related: ['one-page-for-each-thing', 'ask-for-the-review', 'thumb-test'],
    designs: {
      lead: 'At the top of every page, by what day it is, kindly when you are shut: three that say when you are open.',
      ids: ['gym-baths', 'restaurant-noodle', 'barbershop-classic'],
    },
  }),
];

import { Type, type Static, type TProperties, type TSchema } from 'typebox';
import { coreVersion } from './coreVersion.ts';
import { Business, Hours, languages } from './business.ts';
import { group, line, oneOf, optional, paragraph, yes } from './fields.ts';
import { pictureOf } from './pictures.ts';
import {
  AlsoIn,
  Announcement,
  BeforeAfter,
  Branches,
  Facts,
  Gallery,
  News,
  Orders,
  People,
  Prices,
  Questions,
  Quotes,
  Reviews,
  Story,
  Timetable,
  Visit,
  Vouchers,
  wordsSuchAs,
} from './shapes.ts';

/** What opens a site. */
const Opening = group(
  {
    ...wordsSuchAs('Come in, we are open', 'What you do, where, and why people come back.'),
    picture: optional(pictureOf('The picture on your front page')),
  },
  { title: 'The first screen', description: 'What visitors see before anything else.' },
);

const core = {
  version: Type.Literal(coreVersion, {
    title: 'Version',
    description: 'Of the common core: what was written for an older one is brought up to it.',
    examples: [coreVersion],
  }),
  language: optional(
    oneOf(
      { title: 'Language', description: 'What your site is written in. Without it, English.' },
      languages,
      {
        en: 'English',
        de: 'Deutsch',
      },
    ),
  ),
  business: Business,
  opening: optional(Opening),
  hours: optional(Hours),
  prices: optional(Prices),
  people: optional(People),
  story: optional(Story),
  facts: optional(Facts),
  gallery: optional(Gallery),
  timetable: optional(Timetable),
  quotes: optional(Quotes),
  questions: optional(Questions),
  visit: optional(Visit),
  announcement: optional(Announcement),
  vouchers: optional(Vouchers),
  beforeAfter: optional(BeforeAfter),
  branches: optional(Branches),
  news: optional(News),
  orders: optional(Orders),
  alsoIn: optional(AlsoIn),
  reviews: optional(Reviews),
};

/** Everything that every design reads: what is typed once dresses each of them. */
export const Core = group(core, {
  title: 'Your site',
  description: 'What your business says and shows, whatever design wears it.',
});
export type Core = Static<typeof Core>;

/** The longest name of a page that menus bear. */
export const longestPageName = 24;

/** What a page is called, in the menu, in the tab and by search engines. */
export const PageWords = group(
  {
    name: optional(
      line(
        { title: 'Name', description: 'In the menu: a word or two.', example: 'Prices' },
        { most: longestPageName },
      ),
    ),
    hidden: optional(yes({ title: 'Left out', description: 'Your site has no such page. The first stays.' })),
    title: optional(
      line(
        {
          title: 'Title',
          description: 'In the tab and in search engines: the page, then the business.',
          example: 'Prices · Your Name',
        },
        { most: 90 },
      ),
    ),
    description: optional(
      paragraph(
        {
          title: 'Description',
          description: 'One or two sentences that a search engine can show.',
          example: 'Every price we have, and what you get for it.',
        },
        { most: 160 },
      ),
    ),
  },
  { title: 'Page', description: 'What this page is called.' },
);
export type PageWords = Static<typeof PageWords>;

/** What a business wrote for a design that is not asked just now. It is left as it is, for the day it is tried again. */
const OfAnother = Type.Object({}, { title: 'Another design', description: 'What another design shows.' });

/**
 * The schema of a design's content: the common core, and under `designs`, by the design's id, what only this one has. Each
 * field of its own is optional, so that any business dresses it; what is left out, the design says plainly or not at all.
 */
export function contentSchema<
  Id extends string,
  Own extends TProperties,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is given back is known by it
  Pages extends readonly { slug: string; name: string }[],
>(id: Id, own: Own, pages: Pages) {
  const wordsOf = Object.fromEntries(
    [...pages.map(({ slug }) => slug), 'notFound'].map((slug) => [slug || 'home', optional(PageWords)]),
  );
  const design = group(
    {
      ...own,
      pages: optional(
        Type.Unsafe<Readonly<Partial<Record<PageKey<Pages[number]['slug']> | 'notFound', PageWords>>>>(
          group(wordsOf, { title: 'Pages', description: 'What each page is called.' }),
        ),
      ),
    },
    { title: 'This design', description: 'What only this design shows.' },
  );
  return group(
    {
      ...core,
      designs: optional(
        Type.Unsafe<Readonly<Partial<Record<Id, Static<typeof design>>>>>(
          Type.Object(
            { [id]: optional(design) },
            {
              title: 'By design',
              description:
                'What only one design shows. What you wrote for another stays while you try this one.',
              additionalProperties: OfAnother,
            },
          ),
        ),
      ),
    },
    { title: 'Your site', description: 'What your business says and shows.' },
  );
}

/** How a page is called in content: the first has no slug of its own. */
export type PageKey<Slug extends string> = Slug extends '' ? 'home' : Slug;

export const pageKey = <Slug extends string>(slug: Slug) => (slug || 'home') as PageKey<Slug>;

/** A business as a design with this schema reads it: of what was written for designs, its own. */
export type Content<Schema extends TSchema> =
  Static<Schema> extends { designs?: Readonly<Partial<Record<string, infer Own>>> }
    ? Core & { design?: Own }
    : never;

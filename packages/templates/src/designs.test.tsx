import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFunction } from '@awning/shop/traits';
import { formatPrice } from '@awning/ui/components/Price';
import { VisuallyHidden } from '@awning/ui/primitives';
import { createElement, isValidElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { TSchema } from 'typebox';
import { describe, expect, inject, test } from 'vitest';
import { weekdays } from './content/business.ts';
import type { Core } from './content/content.ts';
import { fromForm, toForm } from './content/form.ts';
import { readContent } from './content/read.ts';
import { currencies } from './content/words/currencies.ts';
import { linePattern } from './content/fields.ts';
import { commonLabels } from './content/labels/index.ts';
import { fieldsOf, without } from './content/testing/fieldsOf.ts';
import { bavarianHouse, welshVillage } from './content/testing/businesses.ts';
import { madeContent, tokenContent, unhidden } from './content/testing/made.ts';
import { pictured } from './content/testing/pictured.ts';
import type { Picture } from './content/pictures.ts';
import { wearDetails } from './content/details.ts';
import { localeOf } from './content/words/country.ts';
import { hoursRows } from './content/words/hours.ts';
import { addressLine, plainName } from './content/words/place.ts';
import { priceText } from './content/words/price.ts';
import type { Design } from './design/defineDesign.tsx';
import { addressesUnder } from './design/siteAddress.ts';
import { loadDesign } from './designs.ts';
import { byTemplate } from './byTemplate.ts';
import { catalogue } from './catalogue.ts';

const samples = byTemplate(
  import.meta.glob<Core>('./*/sample/content.json', { eager: true, import: 'default' }),
);
const ids = catalogue.map(({ id }) => id).toSorted();
const loaded = await Promise.all(ids.map(async (id) => [id, await loadDesign(id)] as const));
const designs = loaded.flatMap(([id, design]) => (design ? [[id, design] as const] : []));
const seeds = [1, 2, 3];

const files = { 'shop-front.jpg': { src: '/shop-front.webp', width: 800, height: 600 } };

interface Written {
  slug: string;
  /** Where it stands. */
  at: string;
  /** Rendered at its first use. */
  readonly html: string;
}

/** Every page of a site as its document has it, its “not found” too. */
function pagesOf(design: Design, content: Readonly<Record<string, unknown>>): readonly Written[] {
  const { Page, pages, notFound, structuredData } = design.render({ content, files, options: {} });
  const data = JSON.stringify(structuredData);
  const href = addressesUnder('/', pages);
  return [...pages, { slug: 'no-such-page', ...notFound }].map(({ slug, title, description }) => {
    let html: string | undefined;
    const write = () =>
      renderToString(
        <>
          <title>{title}</title>
          <meta name="description" content={description} />
          <Page slug={slug} href={href} />
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
        </>,
      );
    return {
      slug,
      at: href(slug),
      get html() {
        return (html ??= write());
      },
    };
  });
}

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** All that a page says to readers, screen readers and search engines: text, attributes and structured data. */
function saidOn(html: string): string {
  const attributes = [
    ...html.matchAll(/ (?:alt|aria-label|title|placeholder|content|value|label)="([^"]*)"/g),
  ].map(([, value = '']) => value);
  const text = html
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, ' ')
    .replaceAll(/<!-- -->|<wbr\/?>/g, '')
    .replaceAll(/<[^>]+>/g, ' ');
  const told = /<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const values = [...told.matchAll(/"((?:[^"\\]|\\.)*)"(?!:)/g)].map(([, value = '']) => value);
  return unescaped([text, ...attributes, ...values].join(' '));
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{Letter}{2,}/gu) ?? [];

/** Every text in a value, however deep. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

// What is written by rule and belongs to no business: days, months, sums, schema.org's own words.
const byRule = wordsIn(
  [
    ...['en-GB', 'de-DE'].flatMap((locale) =>
      (['long', 'short'] as const).flatMap((length) => [
        ...weekdays.map((_, day) =>
          new Intl.DateTimeFormat(locale, { weekday: length }).format(new Date(Date.UTC(2024, 0, 1 + day))),
        ),
        ...Array.from({ length: 12 }, (_, month) =>
          new Intl.DateTimeFormat(locale, { month: length }).format(new Date(Date.UTC(2024, month, 1))),
        ),
      ]),
    ),
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    'https schema.org www.openstreetmap.org search query mlat mlon map PostalAddress GeoCoordinates',
    'OpeningHoursSpecification tel mailto webp jpg',
    ...['en-GB', 'de-DE'].flatMap((locale) =>
      currencies.map((currency) => formatPrice({ minorUnits: 1, currency, locale })),
    ),
    // What forms send for a choice.
    'pick up delivery mail post glutenFree dairyFree',
  ].join(' '),
);

test('every design there is stands on this bench', async () => {
  expect(designs.map(([id]) => id)).toEqual(Object.keys(samples));
  expect(await loadDesign('toString')).toBeUndefined();
});

/** The same content in a country that no default stands for. */
const abroad = ({ business, ...content }: Core): Core => ({
  ...content,
  business: { ...business, address: { ...business.address, country: 'IE' } },
});

/** Photographs and drawings of a design by turns, each with a text alternative of its own: no two slots hold the same. */
function picturesOf({ drawings }: Design, kinds: readonly Picture['kind'][]): () => readonly Picture[] {
  const names = Object.keys(drawings);
  let made = 0;
  return () => {
    const name = names[made % names.length];
    const alt = `zqpicture${(made += 1).toString(36)}qz`;
    const photo = { kind: 'photo', file: 'shop-front.jpg', alt } as const;
    const all = [photo, ...(name ? [{ kind: 'drawing', name, alt } as const] : [])];
    return all.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  };
}

/** The same content with these pages left out by the owner. */
function leavingOut(id: string, content: Core, slugs: readonly string[]): Core {
  const { designs: all, ...core } = content as Core & { designs?: Record<string, { pages?: object }> };
  const hidden = Object.fromEntries(slugs.map((slug) => [slug || 'home', { hidden: true }]));
  const own = { ...all?.[id], pages: { ...all?.[id]?.pages, ...hidden } };
  return { ...core, designs: { ...all, [id]: own } } as Core;
}

interface BenchSite {
  id: string;
  design: Design;
  seed: number;
  content: Core;
  pages: () => readonly Written[];
  /** The fields of which a token is found on a page of it. */
  said: () => readonly string[];
}

/** Rendered once and searched once for all tests. */
function benchSite(id: string, design: Design, seed: number, content: Core): BenchSite {
  let rendered: readonly Written[] | undefined;
  let found: readonly string[] | undefined;
  const pages = () => (rendered ??= pagesOf(design, content));
  const search = () => {
    const html = htmlOf(pages());
    return [...fieldsOf(design.schema, content)]
      .filter(([, values]) => isSaidIn(html, values))
      .map(([field]) => field);
  };
  return { id, design, seed, content, pages, said: () => (found ??= search()) };
}

/**
 * Sites whose every text is a token of its own: the first is full of photographs, the second of drawings, and the third has
 * random pictures and leaves random pages out.
 */
const tokenSites = designs.flatMap(([id, design]) =>
  seeds.map((seed) => {
    const { schema } = design;
    // The second has lists of four: the fourth item of some lists has a page of its own.
    const made = abroad(tokenContent(schema, seed, seed === 2 ? 4 : 3) as Core);
    if (seed === 3) return benchSite(id, design, seed, made);
    const kinds = seed === 1 ? (['photo', 'drawing'] as const) : (['drawing', 'photo'] as const);
    return benchSite(id, design, seed, pictured(schema, unhidden(made), picturesOf(design, kinds)));
  }),
);

test.each(tokenSites)(
  'seed $seed: no page of $id says a word that is not in its content or among its labels',
  ({ design, content, pages }) => {
    expect(readContent(design.schema, content)).toEqual({ outcome: 'read', content });
    const allowed = new Set([
      ...byRule,
      ...wordsIn(textsIn(commonLabels).join(' ')),
      ...wordsIn(textsIn(design.labels).join(' ')),
      ...textsIn(content).flatMap(wordsIn),
    ]);
    const strange = pages().flatMap(({ slug, html }) =>
      wordsIn(saidOn(html))
        .filter((word) => !allowed.has(word))
        .map((word) => `${word} on /${slug}`),
    );
    expect([...new Set(strange)]).toEqual([]);
  },
);

const htmlOf = (pages: readonly Written[]) => pages.map(({ html }) => html).join('');

const isSaidIn = (html: string, value: unknown) =>
  textsIn(value).some((text) => /^zq\w+qz$/.test(text) && html.includes(text));

/** The fields of which a token is found on a page of one of these sites. */
const fieldsSaid = (sites: readonly BenchSite[]): ReadonlySet<string> =>
  new Set(sites.flatMap(({ said }) => said()));

/** Of these fields those without which a page of one of these sites would be another. */
function fieldsDrawn(sites: readonly BenchSite[], among: (field: string) => boolean): ReadonlySet<string> {
  const drawn = new Set(fieldsSaid(sites));
  for (const { design, content, pages } of sites) {
    const whole = pages();
    // One page that is another is enough.
    const isWhole = (others: readonly Written[]) =>
      others.length === whole.length && others.every(({ html }, place) => html === whole[place]?.html);
    // Most that are left change nothing: whole sets of them are told by one look.
    const find = (fields: readonly string[]): readonly string[] => {
      if (fields.length === 0 || isWhole(pagesOf(design, fields.reduce(without, content)))) return [];
      const half = Math.ceil(fields.length / 2);
      return fields.length === 1 ? fields : [...find(fields.slice(0, half)), ...find(fields.slice(half))];
    };
    const left = [...fieldsOf(design.schema, content).keys()].filter(
      (field) => among(field) && !drawn.has(field),
    );
    for (const field of find(left)) drawn.add(field);
  }
  return drawn;
}

describe.each(designs)('%s names the fields that it draws', (id, design) => {
  const sites = tokenSites.filter((site) => site.id === id);
  const texts = [...fieldsOf(design.schema, sites[0]!.content)]
    .filter(([, values]) => textsIn(values).some((text) => text.startsWith('zq')))
    .map(([field]) => field)
    .filter((field) => design.fields.includes(field));
  // Half a name is drawn where it is half of that name. No token is, and that of a sample may be.
  const sample = benchSite(id, design, 0, samples[id]!);
  const textsDrawn = () => fieldsDrawn([...sites, sample], (field) => texts.includes(field));

  /** What no text tells: what its sample alone shows, which pages can be left out, and more of what stands as it comes. */
  const strangeSites = () => {
    const { schema } = design;
    const pictures = picturesOf(design, ['photo', 'drawing']);
    const slugs = design.pages.map(({ slug }) => slug);
    const contents = [
      samples[id]!,
      pictured(schema, samples[id]!, pictures),
      leavingOut(id, samples[id]!, slugs),
      leavingOut(id, sites[0]!.content, slugs),
      ...[4, 5, 6].map((seed) => abroad(tokenContent(schema, seed, 4) as Core)),
    ];
    return contents.map((content) => benchSite(id, design, 0, content));
  };

  test('of its texts these and no others', () => {
    // A text need not be said to be drawn: without it something else may stand there.
    const drawn = textsDrawn();
    expect(texts).toEqual(texts.filter((field) => drawn.has(field)));
    const unnamed = [...fieldsSaid(sites)].filter((field) => !design.fields.includes(field));
    expect(unnamed).toEqual([]);
  });

  // What is no text has to be taken away to see what it does, and every page drawn anew.
  test.runIf(process.env['AWNING_NIGHTLY'] === '1')('and all others', async () => {
    const drawn = new Set([...textsDrawn(), ...fieldsDrawn([...sites, ...strangeSites()], () => true)]);
    const list = `${JSON.stringify([...drawn].toSorted(), undefined, 2)}\n`;
    await expect(list).toMatchFileSnapshot(`./${id}/fields.json`);
  });
});

const [, heardAlone] = /class="([^"]+)"/.exec(renderToString(<VisuallyHidden>.</VisuallyHidden>))!;

/** What is seen of a page from its top to its first heading. */
const seenFirst = (html: string) =>
  saidOn(
    (/^.*?<\/h1>/s.exec(html)?.[0] ?? '')
      .replace(/<title>.*?<\/title>/s, ' ')
      .replaceAll(new RegExp(`<span class="${heardAlone}">.*?</span>`, 'gs'), ' ')
      .replaceAll(/ (?:alt|aria-label|title|content|value)="[^"]*"/g, ''),
  ).replaceAll('\u00ad', '');

test.each(designs.flatMap(([id, design]) => ['Nora’s Chairs', 'Io'].map((name) => ({ id, design, name }))))(
  '$id lets “$name” be seen in its first screen when that is tried on',
  ({ id, design, name }) => {
    const [home] = pagesOf(design, wearDetails(samples[id]!, { name }));
    expect(seenFirst(home?.html ?? '').toLowerCase()).toContain(name.toLowerCase());
  },
);

test.each(designs)('the labels and drawings of %s know nothing of its sample', (id, design) => {
  const sample = samples[id];
  const names = [sample?.business, sample?.people?.items.map(({ name }) => name)].flatMap(textsIn);
  const rare = new Set(
    names
      .flatMap((name) => name.match(/\p{Lu}\p{Letter}{2,}/gu) ?? [])
      .map((name) => name.toLowerCase())
      .filter((name) => !wordsIn(textsIn(commonLabels).join(' ')).includes(name)),
  );
  const trade: readonly string[] = wordsIn(sample?.business.trade ?? '');
  const said = wordsIn(textsIn(design.labels).join(' ')).filter((word) => !trade.includes(word));
  expect(said.filter((word) => rare.has(word))).toEqual([]);

  const business = { ...welshVillage.business, name: 'zq1qz' };
  const drawn = Object.values(design.drawings).map((render) =>
    saidOn(renderToString(<>{render({ alt: undefined, business })}</>)),
  );
  expect(drawn.flatMap(wordsIn).filter((word) => !/^(zq|qz)$/.test(word))).toEqual([]);
});

// What schema.org has for each trade: no more than any business of it is. A coach in the park is no gym.
const kinds: Readonly<Record<string, string>> = {
  Barbershop: 'HairSalon',
  Flowershop: 'Florist',
  Gyms: 'ExerciseGym',
  'Personal Trainer': 'SportsActivityLocation',
  Restaurant: 'Restaurant',
};

test.each(designs)('%s tells search engines no more of a business than its trade', (id, design) => {
  const { category } = catalogue.find((template) => template.id === id) ?? {};
  const told = design.render({ content: welshVillage }).structuredData;
  expect(told).toMatchObject({ '@type': kinds[category ?? ''] });
});

const shelf = fileURLToPath(new URL('.', import.meta.url));

// What of `design/asks` a design shows is what it can do. Three draw a week of their own that is narrowed down.
const functions: Readonly<Record<string, SiteFunction>> = {
  Booking: 'booking',
  Menu: 'menu',
  Timetable: 'timetable',
  Order: 'order',
  Vouchers: 'vouchers',
  News: 'news',
  Branches: 'branches',
  Languages: 'languages',
  BeforeAfter: 'before-after',
  BayPlan: 'timetable',
  HungWeek: 'timetable',
  LaneTimetable: 'timetable',
};

test.each(ids)('%s can do what the catalogue says it can, and the catalogue says all of it', (id) => {
  const shown = readdirSync(path.join(shelf, id), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(path.join(shelf, id, file), 'utf8').matchAll(
        /(?:design\/asks\/(\w+)Part|\/(BayPlan|HungWeek|LaneTimetable))\.tsx/g,
      ),
    ])
    .flatMap(([, part, own]) => functions[part ?? own ?? ''] ?? []);
  expect(catalogue.find((template) => template.id === id)?.functions.toSorted()).toEqual(
    [...new Set(shown)].toSorted(),
  );
});

test.each(designs)('no style of %s writes words', (id) => {
  const own = readdirSync(path.join(shelf, id), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css.ts'),
  );
  const written = own.flatMap((file) =>
    [...readFileSync(path.join(shelf, id, file), 'utf8').matchAll(/content:\s*['"`](.*?)['"`],?\n/g)]
      .map(([, text = '']) => text)
      .filter((text) => /\p{Letter}{2,}/u.test(text.replaceAll(/(?:attr|counter|var|url)\([^)]*\)/g, '')))
      .map((text) => `${file}: ${text}`),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(written).toEqual([]);
});

// By day two of the three.
const oddSeeds = process.env['AWNING_NIGHTLY'] === '1' ? seeds : seeds.slice(1);

const bent = designs.flatMap(([id, design]) =>
  [
    { name: 'the least', content: madeContent(design.schema, 'least') },
    { name: 'the most', content: madeContent(design.schema, 'most') },
    ...oddSeeds.map((seed) => ({ name: `seed ${seed}`, content: madeContent(design.schema, 'odd', seed) })),
    { name: 'a Welsh village shop', content: welshVillage },
    { name: 'a Bavarian house', content: bavarianHouse },
  ].map(({ name, ...made }) => {
    const content = made.content as Core;
    let rendered: readonly Written[] | undefined;
    // Once for all tests.
    return { id, design, name, content, pages: () => (rendered ??= pagesOf(design, content)) };
  }),
);

// A drawing is known by its shapes: where all of them are on a page it is drawn there, whatever its box and its words. Ids
// differ from page to page.
const shapesOf = (html: string): readonly string[] =>
  (html.match(/<(?:path|circle|ellipse|rect|polygon|polyline|line|use)\b[^>]*>/g) ?? []).map((shape) =>
    shape.replaceAll(/(url\(|href=")#[^)"]*/g, '$1'),
  );

/** Drawings outside of any slot, and why content need not name them: they say nothing of whose site it is. */
const ornaments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'barbershop-classic': { Scissors: 'ends a line, as a printer’s scissors do' },
  'barbershop-comb': {
    LongComb: 'the edge of the first screen',
    Pik: 'stands in the frame of a photograph',
  },
  'flowershop-glasshouse': {
    foliage: 'stands behind the panes, and “nothing” in their slot takes it away',
    Foliage: 'the same without its box',
  },
  'flowershop-herbarium': {
    BareStrips: 'where nothing is: what a sheet without a plant looks like',
    BlindStamp: 'a flower in a ring, without a word',
  },
  'flowershop-scissors': {
    Piece: 'one cut of paper, of which photographs are framed',
    Stencils: 'is not seen: what pieces are cut along',
    Cutting: 'a paper flower where goods have no picture',
    PaperPatches: 'coloured paper where a picture of the business will be',
    TallFrond: 'a leaf that fills the margin',
  },
  'restaurant-noodle': {
    Chopsticks: 'where the line through the page begins',
    LastBowl: 'where the line through the page ends, as a full stop',
  },
  'restaurant-tide': {
    Sand: 'the ground that the page ends on, with nothing there',
    Sun: 'what a horizon has where there is no picture',
  },
  'trainer-lane': { Mark: 'the track, which the page itself is' },
  'trainer-poise': {
    Fallen: 'where nothing is: the design’s beam, out of balance',
    QuestionMark: 'a sign of writing',
  },
  'trainer-volt': { Plate: 'the letter O of the headline' },
};

/** What a page draws beside a drawing, by the name that brings both. */
const companions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'trainer-lane': { pack: 'runners', pacer: 'runners', Chaser: 'bus' },
};

const arts = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*/art/*.{ts,tsx}', '!./*/art/*.css.ts', '!./*/art/drawings.*'],
  { eager: true },
);

/** What is drawn by something that a design’s `art` exports: by a component, by an element, by a list of them. */
function drawnOf(art: unknown): readonly ReactNode[] {
  if (Array.isArray(art)) return art.flatMap(drawnOf);
  if (isValidElement(art)) return [art];
  return typeof art === 'function' ? [createElement(art as FunctionComponent)] : [];
}

/** What the pages of a design are written in, outside its `art`. */
const writtenIn = (id: string): readonly string[] =>
  readdirSync(path.join(shelf, id), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!art\/).*(?<!\.stories|\.test)\.tsx$/.test(file))
    .map((file) => readFileSync(path.join(shelf, id, file), 'utf8'));

/** What the pages of a design take from its `art` by themselves, its drawings aside. */
const broughtBy = (id: string) =>
  Object.fromEntries(
    writtenIn(id)
      .flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from '(?:\.\.?\/)+art\/([^']+)'/g)])
      .flatMap(([, names = '', file = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .map((name) => [name, arts[`./${id}/art/${file}`]?.[name]] as const),
      )
      .filter(([, art]) => drawnOf(art).length > 0),
  );

const drawnBy = Object.fromEntries(
  designs.map(([id, { drawings }]) => {
    const { business } = welshVillage;
    const slots = Object.entries(drawings).map(
      ([name, render]) => [name, [render({ alt: undefined, business })]] as const,
    );
    const brought = Object.entries(broughtBy(id)).map(([name, art]) => [name, drawnOf(art)] as const);
    return [
      id,
      [...slots, ...brought]
        .filter(([name]) => !Object.hasOwn(ornaments[id] ?? {}, name))
        .flatMap(([name, drawn]) =>
          // Of several that stand apart each is one.
          drawn.map((one) => ({ name, shapes: shapesOf(renderToString(<>{one}</>)) })),
        )
        .filter(({ shapes }) => shapes.length > 0),
    ];
  }),
);

const leaksOf = (id: string, content: unknown, pages: readonly Written[]) => {
  const named = new Set(textsIn(content));
  return pages.flatMap(({ slug, html }) => {
    const seen = new Set(shapesOf(html));
    return (drawnBy[id] ?? [])
      .filter(({ name }) => !named.has(companions[id]?.[name] ?? name))
      .filter(({ shapes }) => shapes.every((shape) => seen.has(shape)))
      .map(({ name }) => `${name} on /${slug}`);
  });
};

test.each(bent)('$id draws for $name no place, person or thing that its content does not name', (site) => {
  expect(leaksOf(site.id, site.content, site.pages())).toEqual([]);
});

const withDrawings = designs.filter(([id]) => (drawnBy[id] ?? []).length > 0);

test.each(withDrawings)('what its sample names of the drawings of %s is found on its pages', (id, design) => {
  const content = samples[id]!;
  const found = new Set(
    leaksOf(id, {}, pagesOf(design, content))
      .map((leak) => leak.replace(/ on .*$/, ''))
      .flatMap((name) => [name, companions[id]?.[name] ?? name]),
  );
  const drawable = new Set(drawnBy[id]?.map(({ name }) => name));
  const named = [...JSON.stringify(content).matchAll(/"kind":"drawing","name":"([^"]+)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => drawable.has(name));
  expect(named).not.toEqual([]);
  const wanted = [...named, ...Object.keys(companions[id] ?? {})];
  expect(wanted.filter((name) => !found.has(name))).toEqual([]);
});

test.each(designs)('every ornament of %s is one that its pages take', (id, design) => {
  const taken = [...Object.keys(broughtBy(id)), ...Object.keys(design.drawings)];
  expect(Object.keys(ornaments[id] ?? {}).filter((name) => !taken.includes(name))).toEqual([]);
});

/** What draws shapes outside `art`, by its name, and why no stranger's page says by it what is not so. */
const drawnInPlace: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'barbershop-comb': { Comb: 'has as many teeth as a number that is said beside it' },
  'barbershop-deluxe': { Face: 'the hours of the business, as a clock' },
  'flowershop-glasshouse': {
    Fanlight: 'glass over a door, which the page is',
    HeroGlasshouse: 'the house of glass that the page is seen through',
    Thermometer: 'stands as high as the content says',
  },
  'flowershop-scissors': { PhotoCollage: 'paper of which photographs are framed' },
  'gym-baths': {
    CubicleDoors: 'feet under a door that is shut, without a face',
    Mosaic: 'lays the tiles that a drawing hands to it',
  },
  'gym-boulder': {
    ClimbingHold: 'what sections are screwed to the page with',
    RouteSteps: 'a dotted line from step to step',
  },
  'gym-concrete': { FloorMarking: 'an arrow on the floor' },
  'restaurant-long-table': {
    Places: 'the pattern that places are laid in',
    Place: 'a plate, a glass, a knife and a fork',
    Roll: 'bread, which is on every table',
    Olives: 'the same of olives',
    Stalk: 'what is left of grapes: no kitchen is known by it',
    Lemon: 'half a lemon, squeezed',
  },
  'restaurant-noodle': { ThreadCurl: 'a turn of the line through the page' },
  'trainer-lane': { LaneBend: 'a bend of the track, which the page is' },
  'trainer-poise': {
    Beam: 'a balance on which the prices hang',
    WeightShape: 'a piece of paper that hangs from it',
  },
  'trainer-volt': { LoadedBar: 'a bar with as many plates as a card has visits' },
};

const shape = /<(?:path|circle|ellipse|rect|polygon|polyline|line|use|image)\b/;

test.each(ids)('what %s draws outside its art is named here, with what it says of a stranger', (id) => {
  const drawing = writtenIn(id)
    .flatMap((source) => source.split(/^(?=(?:export )?(?:default )?(?:function|const) \w)/m))
    .filter((part) => shape.test(part))
    .map((part) => /(?:function|const) (\w+)/.exec(part)?.[1]);
  expect(new Set(drawing)).toEqual(new Set(Object.keys(drawnInPlace[id] ?? {})));
});

const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

// The names of what is there, and the ways to it, are not yet what one came for.
const substanceOf = (html: string) =>
  saidOn(
    mainOf(html)
      .replaceAll(/<(h[1-6]|a|button|label)\b[^>]*>.*?<\/\1>/gs, ' ')
      .replaceAll(/ aria-label="[^"]*"/g, ''),
  );

test.each(designs)('each page of %s has something to show, however little is said', (_id, design) => {
  const content = madeContent(design.schema, 'least') as Core;
  const pages = pagesOf(design, content).filter(({ slug }) => slug !== 'no-such-page');
  const empty = pages.filter(({ html }) => !/\p{Letter}/u.test(substanceOf(html))).map(({ slug }) => slug);
  expect(empty).toEqual([]);
});

const isListOfThings = (value: unknown) =>
  Array.isArray(value) && value.some((item) => typeof item === 'object');

/** The same content with nothing in any list of things, and of what is said with a list its heading alone. */
function emptied(content: unknown): unknown {
  if (isListOfThings(content)) return [];
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  const lists = Object.values(content).some(isListOfThings);
  const left = Object.entries(content).filter(
    ([name, inner]) => !lists || name === 'heading' || typeof inner === 'object',
  );
  return Object.fromEntries(left.map(([name, inner]) => [name, emptied(inner)]));
}

test.each(designs)('no section of %s is headed where there is nothing in it', (id, design) => {
  const pages = pagesOf(design, emptied(samples[id]) as Core);
  const bare = pages.flatMap(({ slug, html }) =>
    [...html.matchAll(/<section\b.*?<\/section>/gs)]
      .filter(([section]) => !/<h1|<form/.test(section))
      .filter(
        ([section]) =>
          !/\p{Letter}/u.test(saidOn(section.replaceAll(/ aria-label="[^"]*"|<h([2-6])\b.*?<\/h\1>/gs, ' '))),
      )
      .map(([section]) => `${saidOn(section)} on /${slug}`),
  );
  expect(bare).toEqual([]);
});

test.each(designs)('any page of %s but the first can be left out, and nothing leads to it', (id, design) => {
  const content = samples[id]!;
  const { pages } = design.render({ content });
  for (const { slug } of pages) {
    const rest = pagesOf(design, leavingOut(id, content, [slug]));
    expect(rest.some((page) => page.slug === slug)).toBe(slug === '');
    if (slug === '') continue;
    expect(design.fields).toContain(`designs.${id}.pages.${slug}.hidden`);
    // A page that is not there has no address but its slug.
    const leading = rest
      .filter(({ html }) => new RegExp(`href="/${slug}/(#|")`).test(html))
      .map((page) => `/${page.slug} leads to /${slug}`);
    expect(leading).toEqual([]);
  }
});

test.each(designs)('%s says of what is sold out that there is none just now', (_id, design) => {
  const { prices } = welshVillage;
  const soldOut = {
    ...prices,
    groups: prices.groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, soldOut: true })),
    })),
  };
  const said = (content: object) => saidOn(htmlOf(pagesOf(design, { ...welshVillage, ...content })));
  expect(said({ prices: soldOut })).toContain(commonLabels.en.soldOut);
  expect(said({ prices })).not.toContain(commonLabels.en.soldOut);
});

/** Where its pages stand while its owner has named none of them. */
function addressesUnnamed(design: Design, content: Readonly<Record<string, unknown>>): readonly string[] {
  const { designs: own, ...core } = content as { designs?: Record<string, { pages?: object }> };
  const { pages: _, ...said } = own?.[design.id] ?? {};
  const { pages } = design.render({ content: { ...core, designs: { [design.id]: said } } });
  return pages.map(({ address }) => address);
}

test.each(designs)('%s calls no page of a business by its number', (id, design) => {
  const numbered = addressesUnnamed(design, samples[id]!).filter(
    (address) => /^(?:first|second|third|fourth)-/.test(address) && address !== 'first-visit',
  );
  expect(numbered).toEqual([]);
});

test.each([
  ['gym-baths', 'lanes gym-floor classes lessons spa prices first-visit people about questions find-us'],
  ['gym-concrete', 'prices timetable rooms people find-us'],
  ['flowershop-herbarium', 'flowers visit'],
])('a business that names no page of %s has plain addresses', (id, addresses) => {
  const [, design] = designs.find(([one]) => one === id)!;
  expect(addressesUnnamed(design, samples[id]!).join(' ').trim()).toBe(addresses);
});

/** What stands under the thumb on a phone: the last way round the page. */
const barOf = (html: string) => saidOn(html.match(/<nav\b.*?<\/nav>/gs)?.at(-1) ?? '');

test.each(designs)(
  'where the page with its form is left out, the bar of %s says nothing of it',
  (id, design) => {
    const {
      business: { booking: _, ...business },
      ...content
    } = samples[id]!;
    const site: Core = { ...content, business: { ...business, action: 'book' } };
    const { book } = { ...commonLabels.en, ...(design.labels.en as { book?: string }) };
    const before = pagesOf(design, site);
    const withForm = before.filter(({ html }) => html.includes(' id="ask"')).map(({ slug }) => slug);
    expect(withForm).not.toEqual([]);
    expect(withForm).not.toContain('');
    for (const { html } of before) expect(barOf(html)).toContain(book);

    const rest = pagesOf(design, leavingOut(id, site, withForm));
    for (const { html } of rest) expect(barOf(html)).not.toContain(book);
  },
);

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

test.each(bent)(
  '$id bears $name: one heading first, none empty, no dead link, no style',
  ({ design, content, ...site }) => {
    expect(readContent(design.schema, content)).toEqual({ outcome: 'read', content });
    const pages = site.pages();
    const places = pages.flatMap(({ at, html }) =>
      ['', ...attributes(html, 'id').map((anchor) => `#${anchor}`)].map((end) => at + end),
    );
    for (const { slug, at, html } of pages) {
      expect(html.match(/<h1/g), `/${slug} has one first heading`).toHaveLength(1);
      expect(html.match(/<main id="main"/g), `/${slug} has one main`).toHaveLength(1);
      const headings = [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, , inner = '']) =>
        saidOn(inner),
      );
      expect(
        headings.filter((heading) => heading.trim() === ''),
        `headings of /${slug}`,
      ).toEqual([]);
      expect(attributes(html, 'style'), `styles on /${slug}`).toEqual([]);
      const lost = attributes(html, 'href')
        .map(unescaped)
        .filter((link) => !/^(tel:\+?\d+$|mailto:|https?:\/\/)|\.webp$/.test(link))
        .map((link) => (link.startsWith('#') ? at + link : link))
        .filter((link) => !places.includes(link));
      expect(lost, `ways from /${slug}`).toEqual([]);
    }
  },
);

test.each(bent)('$id reads back every price, hour and name of $name', ({ design, content, pages }) => {
  const all = JSON.stringify(content).includes('"hidden"') ? pagesOf(design, unhidden(content)) : pages();
  const said = saidOn(all.map(({ html }) => html).join(' ')).replaceAll(/\s+/g, ' ');
  const { business, prices, hours, people, questions, language = 'en' } = content;
  const labels = commonLabels[language];
  const locale = localeOf(language, business.address);
  const voice = { business, locale, labels };
  const asWritten = (text: string) =>
    text
      .replaceAll(/\*([^*]+)\*/g, '$1')
      .replaceAll(/\s+/g, ' ')
      .trim();
  // The most says the same words a thousand times over: each are looked for once.
  const wanted = new Set([
    plainName(business),
    business.trade,
    business.telephone ?? '',
    business.mail ?? '',
    addressLine(business.address),
    ...(prices?.groups ?? [])
      .flatMap(({ items }) => items)
      .flatMap((item) => [item.name, priceText(item, voice)]),
    ...(people?.items ?? []).map(({ name }) => name),
    ...(questions?.items ?? []).flatMap(({ question, answer }) => [question, answer]),
  ]);
  expect([...wanted].map(asWritten).filter((words) => !said.includes(words))).toEqual([]);
  const clocks = (['spoken', 'digital'] as const).map((clock) =>
    hoursRows(hours, { locale, labels, clock })
      .filter(({ closed }) => !closed)
      .map(({ times }) => times),
  );
  expect(clocks.some((times) => times.every((time) => said.includes(time)))).toBe(true);
});

/** The same content with a word between asterisks in every line. */
function starred(schema: TSchema, content: unknown): unknown {
  const {
    pattern,
    properties = {},
    items = {},
  } = schema as { pattern?: string; properties?: Record<string, TSchema>; items?: TSchema };
  if (typeof content === 'string') return pattern === linePattern ? `zq *${content}* qz` : content;
  if (Array.isArray(content)) return content.map((item) => starred(items, item));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, inner]) => [name, starred(properties[name] ?? {}, inner)]),
  );
}

test.each(tokenSites.filter(({ seed }) => seed === 1))(
  '$id draws what stands between asterisks bright where it says so, elsewhere plain, and nowhere an asterisk',
  ({ id, design, content }) => {
    const html = htmlOf(pagesOf(design, starred(design.schema, content) as Core));
    expect([...html.matchAll(/zq \*.*? qz/g)].map(([words]) => words)).toEqual([]);

    const fields = fieldsOf(design.schema, content);
    const isBright = (text: unknown) => html.includes(`">${String(text)}</span> qz`);
    const said = design.bright.map((field) => field.replace(/^design\./, `designs.${id}.`));
    expect(said.filter((field) => !fields.get(field)?.some(isBright))).toEqual([]);
  },
);

test.each(bent)('the form of $id brings $name back as it was', ({ design, content }) => {
  expect(fromForm(design.schema, toForm(design.schema, content))).toEqual(content);
});

/** A few of many, the first and the last among them. */
const spread = (count: number, most: number): readonly number[] =>
  Array.from({ length: Math.min(count, most) }, (_, place, steps = Math.min(count, most) - 1) =>
    Math.round((place * (count - 1)) / Math.max(steps, 1)),
  );

test.each(designs)('%s draws whatever stands so far, while it is typed field by field', (id, design) => {
  const fields = toForm(design.schema, samples[id]);
  for (const typed of spread(fields.length + 1, inject('prefixes'))) {
    const draft = fromForm(design.schema, fields.slice(0, typed)) as Readonly<Record<string, unknown>>;
    for (const { slug, html } of pagesOf(design, draft))
      expect(html.match(/<h1/g), `/${slug} after ${typed} fields`).toHaveLength(1);
  }
});

test.each(designs)('%s draws what is no content', (_id, design) => {
  for (const draft of [{}, { version: 99 }, { business: 'Siop Gwen', hours: 3, prices: [], designs: null }]) {
    const pages = pagesOf(design, draft);
    expect(pages.length).toBeGreaterThan(2);
    for (const { slug, html } of pages) expect(html.match(/<h1/g), `/${slug}`).toHaveLength(1);
  }
});

test.each(Object.entries(samples))('the sample of %s can be tried on in every design', (_id, sample) => {
  const refused = designs.filter(([, { schema }]) => readContent(schema, sample).outcome !== 'read');
  expect(refused.map(([id]) => id)).toEqual([]);
});

test.each(Object.entries(samples))(
  'the sample of %s is content, and its drawings are there',
  (id, sample) => {
    const [, design] = designs.find(([one]) => one === id) ?? [];
    expect(readContent(design?.schema ?? {}, sample)).toEqual({ outcome: 'read', content: sample });
    const drawn = [...JSON.stringify(sample).matchAll(/"kind":"drawing","name":"([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(drawn.filter((name) => !Object.hasOwn(design?.drawings ?? {}, name))).toEqual([]);
  },
);

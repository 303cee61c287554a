import { expect, test } from 'vitest';
import { loadSample } from '@awning/templates/samples';
import { demoAt, listDemoPages, renderDemo } from './demo.tsx';

const bare = { css: '', fonts: [], palettes: [] };

const scriptOf = (templateId: string, slug: string) => {
  const { html } = renderDemo({ templateId, slug }, bare);
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script).join('');
};

const marks = {
  offerTimes: 'data-days',
  askAddress: 'data-ways',
  addUp: 'data-adds-up',
  letWipe: 'data-wipe',
};
const carried = (script: string) =>
  Object.entries(marks).flatMap(([name, mark]) => (script.includes(`[${mark}]`) ? [name] : []));

test.each([
  { templateId: 'flowershop-scissors', slug: '', carries: [] },
  { templateId: 'flowershop-scissors', slug: 'order', carries: ['offerTimes', 'askAddress', 'addUp'] },
  { templateId: 'barbershop-comb', slug: 'book', carries: ['offerTimes'] },
  { templateId: 'barbershop-comb', slug: 'prices', carries: ['askAddress'] },
  { templateId: 'restaurant-tide', slug: 'board', carries: [] },
  { templateId: 'gym-baths', slug: '', carries: [] },
  { templateId: 'gym-baths', slug: 'the-building', carries: ['letWipe'] },
  { templateId: 'restaurant-long-table', slug: 'the-table', carries: ['letWipe'] },
  { templateId: 'flowershop-glasshouse', slug: 'plant-hospital', carries: ['letWipe'] },
  { templateId: 'barbershop-deluxe', slug: 'haircut-chart', carries: ['letWipe'] },
])(
  '/$slug of $templateId carries the script of its form or its pictures and no other',
  ({ templateId, slug, carries }) => {
    const script = scriptOf(templateId, slug);
    expect(script).toContain('data-time-zone');
    expect(carried(script)).toEqual(carries);
    expect(script.length).toBeLessThan(24_000);
  },
);

test('a drawn demo is found under the photographed one, and nowhere else', () => {
  const headOf = (room?: 'drawn') =>
    renderDemo({ templateId: 'flowershop-scissors', slug: '', room }, bare).html;
  const canonical = /<link rel="canonical" href="([^"]*\/demos\/flowershop-scissors\/)"/;
  expect(headOf('drawn')).toContain('<meta name="robots" content="noindex"/>');
  expect(headOf()).not.toContain('noindex');
  expect(canonical.exec(headOf('drawn'))?.[1]).toBe(canonical.exec(headOf())?.[1]);
});

test.each([
  ['/demos/gym-baths/', { templateId: 'gym-baths', slug: '' }],
  ['/demos/gym-baths/de/', { templateId: 'gym-baths', slug: '', room: 'de' }],
  ['/demos/gym-baths/de', { templateId: 'gym-baths', slug: '', room: 'de' }],
  ['/demos/gym-baths/de/preise/', { templateId: 'gym-baths', slug: 'memberships', room: 'de' }],
  ['/demos/gym-baths/de/memberships/', { templateId: 'gym-baths', slug: '404', room: 'de' }],
  ['/demos/gym-baths/dry/', { templateId: 'gym-baths', slug: '404' }],
  ['/demos/gym-concrete/de/', { templateId: 'gym-concrete', slug: '404' }],
  ['/demos/flowershop-scissors/drawn/', { templateId: 'flowershop-scissors', slug: '', room: 'drawn' }],
])('at %s stands one page of a demo', (address, page) => {
  expect(demoAt(address)).toEqual(page);
});

test.each(['gym-baths', 'restaurant-long-table'])(
  '%s is there in German, in its own words, and each of the two leads to the other and tells search engines of it',
  (templateId) => {
    const home = `/demos/${templateId}/`;
    const pages = ([undefined, 'de'] as const).map(
      (room) => renderDemo({ templateId, slug: '', room }, bare).html,
    );
    const [english = '', german = ''] = pages;
    expect(english).toMatch(/^<!doctype html><html lang="en-GB"/);
    expect(german).toMatch(/^<!doctype html><html lang="de-DE"/);
    expect(english).toMatch(new RegExp(`<a href="${home}de/" lang="de" hrefLang="de"[^>]*><bdi>Deutsch`));
    expect(german).toMatch(new RegExp(`<a href="${home}" lang="en" hrefLang="en"[^>]*><bdi>English`));
    for (const html of pages)
      expect(
        [...html.matchAll(/rel="alternate" hrefLang="(\w+)" href="[^"]*(\/demos\/[^"]*)"/g)].map(
          ([, ...at]) => at,
        ),
      ).toEqual([
        ['en', home],
        ['de', `${home}de/`],
      ]);
    expect(german).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${home}de/"`));
    expect(german).toContain('<aside class="shop-bar" lang="en-GB"');
    expect(german).not.toContain('content="noindex"');
  },
);

/** The soft hyphen. */
const mark = '\u00AD';

test('long words are marked in the text of a page, and nowhere else', () => {
  const first = listDemoPages().filter(({ slug, room }) => slug === '' && !room);
  const pages = first.map((demo) => renderDemo(demo, bare).html);
  const bodies = pages.map((html) => html.slice(html.indexOf('<body>')));
  expect(bodies.filter((body) => body.includes(mark)).length).toBeGreaterThan(10);
  const heads = pages.map((html) => html.slice(0, html.indexOf('<body>')));
  expect(heads.filter((head) => head.includes(mark))).toEqual([]);
  const noText = bodies.flatMap((body) => body.match(/<script\b.*?<\/script>|<[^>]*>/gs) ?? []);
  expect(noText.filter((found) => found.includes(mark))).toEqual([]);
});

test('the bar over every page of a demo has the template’s price and links to try and order it, without script', async () => {
  const { palettes = [] } = (await loadSample('gym-concrete')) ?? {};
  expect(palettes.length).toBeGreaterThan(2);
  const render = (slug: string) =>
    renderDemo({ templateId: 'gym-concrete', slug }, { ...bare, palettes }).html;
  const bars = ['', 'prices', '404'].map((slug) => /<body>(<aside .*?<\/aside>)/s.exec(render(slug))?.[1]);
  expect(new Set(bars).size).toBe(1);
  const [bar = ''] = bars;
  const links = [...bar.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    '/templates/gyms/gym-concrete',
    ...palettes.slice(1).map(({ id }) => `/try/gym-concrete?palette=${id}`),
    '/try/gym-concrete',
    '/checkout?templateId=gym-concrete',
  ]);
  expect(
    bar
      .replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, ' ')
      .split(/\s+/)
      .join(' ')
      .trim(),
  ).toBe('Gym Concrete $499 Colours Calm Night Try it with your name Order');
});

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Core } from '../../content/content.ts';
import { commonLabels } from '../../content/labels/index.ts';
import { messageForm } from '../props.ts';
import { makeShow } from '../show.tsx';
import { trapName } from './trapName.ts';
import { BeforeAfterPart } from './BeforeAfterPart.tsx';
import { BookingPart } from './BookingPart.tsx';
import { BranchesPart } from './BranchesPart.tsx';
import { LanguagesPart } from './LanguagesPart.tsx';
import { MenuPart, tellsWhatIsIn } from './MenuPart.tsx';
import { NewsPart } from './NewsPart.tsx';
import { OrderPart } from './OrderPart.tsx';
import { TimetablePart } from './TimetablePart.tsx';
import { VouchersPart } from './VouchersPart.tsx';

const content: Core = {
  version: 3,
  business: {
    name: 'The Lock',
    trade: 'Canteen',
    telephone: '0131 496 0733',
    address: { street: '4 Harbour Steps', town: 'Leith' },
  },
  hours: {
    week: [{ days: ['Tue', 'Sat'], opens: '09:00', closes: '12:00' }],
    exceptions: [{ name: 'Christmas', from: '2026-12-25', until: '2026-12-28' }],
  },
  prices: {
    groups: [
      {
        items: [
          { name: 'Split pea', price: 550, diets: ['vegan'], allergens: ['celery'] },
          { name: 'Split *pea*', price: 650 },
          { name: 'Lobster', price: 2800, soldOut: true },
          { name: 'Whatever there is' },
        ],
      },
    ],
  },
  // Who is not asked for unless the part says so.
  people: { items: [{ name: 'Joan' }, { name: 'Moss' }] },
};
const files = { 'one.jpg': { src: '/one.webp', width: 800, height: 600 } };

const siteOf = (more: Partial<Core> = {}, { formAction }: { formAction?: string | null } = {}) => {
  const said = { ...content, ...more };
  return {
    content: said,
    labels: commonLabels.en,
    language: 'en' as const,
    locale: 'en-GB',
    formAction,
    show: makeShow({ drawings: {}, business: said.business, files, drawn: false }),
  };
};

const render = (part: ReactNode) => renderToString(<>{part}</>);
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
const namesOf = (html: string) => new Set(valuesOf(html, 'name'));

const forms = {
  booking: {
    part: (site: ReturnType<typeof siteOf>) => <BookingPart site={site} words={undefined} />,
    sends: 'service date time name telephone email message',
  },
  'booking of a person': {
    part: (site: ReturnType<typeof siteOf>) => (
      <BookingPart site={site} words={undefined} people={['Joan', 'Moss']} />
    ),
    sends: 'service person date time name telephone email message',
  },
  table: {
    part: (site: ReturnType<typeof siteOf>) => (
      <BookingPart site={site} words={undefined} party={{ most: 6 }} />
    ),
    sends: 'party date time name telephone email message',
  },
  order: {
    part: (site: ReturnType<typeof siteOf>) => <OrderPart site={site} />,
    sends:
      'amount-split-pea amount-split-pea-2 date way recipient street postcode town card name telephone email',
  },
  voucher: {
    part: (site: ReturnType<typeof siteOf>) => <VouchersPart site={site} />,
    sends: 'voucher receiver message way street postcode town name email telephone',
  },
};
const asked: Partial<Core> = {
  orders: { delivery: { fee: 600 }, card: true },
  vouchers: { items: [{ name: 'Ten lunches', price: 5500 }], validity: 'Good for a year' },
};

test.each(Object.entries(forms))('before any script, the %s is posted by its names', (_, { part, sends }) => {
  const html = render(part(siteOf(asked, { formAction: '/forms' })));
  expect(html).toMatch(/action="\/forms\/(?:ask|vouchers)" method="post"/);
  // The last is the trap for machines.
  expect([...namesOf(html)].toSorted()).toEqual([...sends.split(' '), trapName].toSorted());
});

test.each(Object.entries(forms))(
  'without an address, the %s is a demonstration: it says so, and its form sends no field',
  (_, { part }) => {
    const html = render(part(siteOf(asked)));
    expect(html).toContain(commonLabels.en.form.demonstration);
    expect(html).toContain('method="get"');
    const belonging = [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)]
      .map(([field]) => field)
      .filter((field) => !field.includes(' form=""'));
    expect(belonging.filter((field) => / name="/.test(field))).toEqual([]);
  },
);

test.each(Object.entries(forms))(
  'where the business reads no forms there is no %s, and whom to ring stands in its place',
  (_, { part }) => {
    const html = render(part(siteOf(asked, { formAction: null })));
    expect(html).toMatch(/ id="(?:ask|vouchers)"/);
    expect(html).toContain(commonLabels.en.form.closed);
    expect(html).toContain('href="tel:+441314960733"');
    expect(html).not.toMatch(/<(?:form|input|select|textarea|button)\b/);
  },
);

test.each(Object.entries(forms))(
  'beside the fields of the %s stand the other ways to ask and the hours, in which no day is marked a second time',
  (_, { part }) => {
    const html = render(part(siteOf(asked)));
    expect(html).toContain('href="tel:+441314960733"');
    expect(html).toMatch(/<caption[^>]*>Opening hours<\/caption>.*9 to 12/s);
    expect(html).not.toMatch(/<tr[^>]* data-on=/);
  },
);

test('vouchers are still shown where the business reads no forms', () => {
  const html = render(<VouchersPart site={siteOf(asked, { formAction: null })} />);
  expect(html).toContain('Ten lunches, £55.');
  expect(render(<VouchersPart site={siteOf({}, { formAction: null })} />)).toBe('');
});

test('a time is offered within the opening hours, and a holiday is told', () => {
  const html = render(<BookingPart site={siteOf()} words={undefined} />);
  expect(valuesOf(html, 'label')).toEqual(['Tuesday, 09:00 to 12:00', 'Saturday, 09:00 to 12:00']);
  expect(html).toContain('Closed for Christmas, 25 December to 28 December');
});

test('what is sold out can be neither booked nor ordered, and what has no price cannot be ordered', () => {
  expect(render(<BookingPart site={siteOf()} words={undefined} />)).not.toContain('Lobster');
  const order = render(<OrderPart site={siteOf()} />);
  expect(order).not.toContain('Lobster');
  expect(order).not.toContain('Whatever there is');
  const letter = render(<OrderPart site={siteOf({ prices: { groups: [] } })} />);
  expect(letter).toContain('id="ask"');
  expect(letter).not.toContain('data-adds-up');
});

test('both forms open on what is free of the first group, and leave what is free of another in its place', () => {
  const prices: Core['prices'] = {
    groups: [
      {
        items: [
          { name: 'An hour', price: 4500 },
          { name: 'The first one', price: 0 },
        ],
      },
      {
        items: [
          { name: 'Shoes', price: 300 },
          { name: 'A brush', price: 0 },
        ],
      },
    ],
  };
  const site = siteOf({ prices });
  const offered = ['The first one, Free', 'An hour, £45', 'Shoes, £3', 'A brush, Free', 'Something else'];
  const [, select = ''] = /<select[^>]*>(.*?)<\/select>/s.exec(
    render(<BookingPart site={site} words={undefined} />),
  )!;
  expect([...select.matchAll(/<option[^>]*>([^<]*)</g)].map(([, option]) => option)).toEqual(offered);
  const service = messageForm(site, { id: 'ask', words: undefined }).fields.find(
    ({ name }) => name === 'service',
  );
  expect(service?.options).toEqual(offered);
});

test('delivery is only offered where the business delivers', () => {
  expect(render(<OrderPart site={siteOf()} />)).not.toContain('data-ways');
  expect(render(<OrderPart site={siteOf(asked)} />)).toContain('Bring it to an address, £6');
});

test('a menu can be narrowed down by what its dishes say', () => {
  expect(tellsWhatIsIn(siteOf())).toBe(true);
  const html = render(<MenuPart site={siteOf()} />);
  expect(html).toContain('Contains');
  expect(html).toContain(commonLabels.en.asks.eating.ask);
  expect(html).toContain('type="checkbox"');
  expect(tellsWhatIsIn(siteOf({ prices: { groups: [{ items: [{ name: 'Cut' }] }] } }))).toBe(false);
});

test('a dish that is sold out keeps its price on the menu', () => {
  const html = render(<MenuPart site={siteOf()} />);
  expect(html).toMatch(/Lobster<.*>£28<.*>Not today</);
});

test('a week can be narrowed down by kind and by who leads it', () => {
  const timetable: Core['timetable'] = {
    sessions: [
      { day: 'Sat', time: '09:00', name: 'Row', kind: 'Hard', who: 'Joan' },
      { day: 'Mon', time: '18:00', name: 'Late', kind: 'Easy', who: 'Moss' },
      { day: 'Mon', time: '06:00', name: 'Early', kind: 'Easy', who: 'Joan' },
    ],
  };
  const html = render(<TimetablePart site={siteOf({ timetable })} />);
  for (const choice of ['All classes', 'Easy', 'Hard', 'Anyone', 'Joan', 'Moss'])
    expect(html).toContain(choice);
  const names = ['Early', 'Late', 'Row'].map((name) => html.indexOf(`>${name}<`));
  expect(names).toEqual(names.toSorted((one, other) => one - other));
  expect(names).not.toContain(-1);
});

test('each branch says its own hours and way', () => {
  const branches: Core['branches'] = {
    items: [
      {
        name: 'Marchmont',
        address: { street: '117 Warrender Row', town: 'Edinburgh', postcode: 'EH9 1HX' },
        telephone: '0131 496 0812',
        hours: { week: [{ days: ['Mon'], opens: '10:00', closes: '20:00' }] },
      },
    ],
  };
  const html = render(<BranchesPart site={siteOf({ branches })} />);
  expect(html).toContain('Open in Marchmont');
  expect(html).toContain('tel:+441314960812');
  expect(html).toContain('Marchmont on the map');
  expect(html).toContain('10 to 8');
});

test('the newest news links to the rest where the rest is on another page', () => {
  const news: Core['news'] = {
    items: [
      { date: '2026-11-02', title: 'A fourth chair', text: ['It is brown.'] },
      { date: '2026-09-14', title: 'A fourth chair', text: ['It was ordered.'] },
    ],
  };
  const all = render(<NewsPart site={siteOf({ news })} restHref="/news/" />);
  expect(all).toContain('2 November 2026');
  expect(new Set(valuesOf(all, 'id').filter((id) => id.startsWith('news-a-'))).size).toBeGreaterThan(1);
  expect(all).not.toContain('/news/');
  const one = render(<NewsPart site={siteOf({ news })} most={1} restHref="/news/" />);
  expect(one).not.toContain('It was ordered.');
  expect(one).toContain('href="/news/"');
});

test('before and after stand side by side without script, and a pair that lacks one is left out', () => {
  const photo = (file: string) => ({ kind: 'photo' as const, file, alt: file });
  const pair = (after: string, caption: string) => ({
    before: photo('one.jpg'),
    after: photo(after),
    caption,
  });
  const beforeAfter = { items: [pair('one.jpg', 'Whole'), pair('lost.jpg', 'Half')] };
  const html = render(<BeforeAfterPart site={siteOf({ beforeAfter })} />);
  expect(html).toContain('Whole');
  expect(html).not.toContain('Half');
  expect(html).not.toContain('type="range"');
  expect(html.match(/<img/g)).toHaveLength(2);
});

test('a site in one language offers none; in another, it is named in its own words', () => {
  expect(render(<LanguagesPart site={siteOf()} homeHref="/" />)).toBe('');
  const alsoIn: Core['alsoIn'] = [
    { language: 'en', address: 'https://en.lock.example' },
    { language: 'de', address: 'https://de.lock.example' },
  ];
  const html = render(<LanguagesPart site={siteOf({ alsoIn })} homeHref="/" />);
  expect(valuesOf(html, 'href')).toEqual(['/', 'https://de.lock.example']);
  expect(html).toContain('Deutsch');
});

test.each([
  ['GB', '£5.50', '£6', 'data-price="550"'],
  ['IS', 'ISK 6', 'ISK 6', 'data-price="6"'],
])(
  'in %s what is ordered and what its delivery costs is added up in one unit',
  (country, soup, fee, reckoned) => {
    const business = { ...content.business, address: { ...content.business.address, country } };
    const html = render(<OrderPart site={siteOf({ ...asked, business })} />).replaceAll('\u00a0', ' ');
    expect(html).toContain(`>${soup}<`);
    expect(html).toContain(fee);
    expect(html).toContain(reckoned);
  },
);

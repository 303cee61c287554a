import { readdirSync } from 'node:fs';
import { Type, type TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { TemplateStats } from './catalogue.ts';
import { Day, Instant, Money } from './fields.ts';
import { Order, TimelineStep } from './orders.ts';
import { pageOf } from './paging.ts';
import { Review } from './reviews.ts';
import { judgeBy } from './testing/judgeBy.ts';
import { oddShapes } from './testing/oddShapes.ts';
import { trapName } from './trapName.ts';

const changes = (count: number) => Array.from({ length: count }, () => ({ path: 'a' }));
const id = '0b6f2c1e-7a54-4f0c-9d8e-3f5a1b2c4d6e';
const signs = (count: number) => '👍'.repeat(count);
const line = (most: number) => ({
  good: ['Ada', signs(most)],
  bad: ['', ' ', 'a\nb', signs(most + 1), absent],
});
const text = (most: number) => ({ good: ['a\r\nb', signs(most)], bad: ['', '\n', signs(most + 1), absent] });
const choice = (...words: unknown[]) => ({ good: words, bad: ['', 'other', absent] });
/** May be left out. */
const maybe = ({ good, bad }: Values): Values => ({
  good: [...good, absent],
  bad: bad.filter((one) => one !== absent),
});

/** Stands for a field that was left out. */
const absent = undefined;
const takenDesign = {
  templateId: { good: ['flowershop-herbarium', 'x'.repeat(100)], bad: ['x'.repeat(101), 7, absent] },
  version: { good: [1, 999_999_999], bad: [0, -1, 1_000_000_000, '1', absent] },
};
const look = maybe({ good: ['night', 'x'.repeat(40)], bad: ['', 'x'.repeat(41), 'of night'] });
interface Values {
  /** The first is what the field holds while another is tried. */
  good: readonly unknown[];
  bad: readonly unknown[];
}
type Part = 'body' | 'querystring' | 'headers';

const email = {
  good: ['Ada@Sharp.example', `${'x'.repeat(64)}@sharp.example`, 'ada@münchen.example'],
  bad: ['', 'ada', 'ada@localhost', 'Ada <ada@sharp.example>', `${'x'.repeat(65)}@sharp.example`, absent],
};
const knownEmail = { good: email.good, bad: ['', 'ada', 'a da@sharp.example', 'a@@b', absent] };
const password = {
  good: ['12345678', 'e\u0301'.repeat(8), signs(128)],
  bad: ['1234567', 'e\u0301'.repeat(7), signs(129), 'ﬁ'.repeat(65), 'half a \ud83d one', absent],
};
const anyPassword = { good: ['x', ' '], bad: ['', absent] };
const trap = { good: [absent, '', 'https://spam.example'], bad: [] };
const words = maybe({ good: ['Ada', '', '%', signs(200)], bad: ['a\nb', 'a\0b', signs(201)] });
const page = maybe({ good: ['1', '999999'], bad: ['', '0', '-1', '01', '1.5', '1000000', 'two'] });
const day = maybe({
  good: ['2026-11-21', '2028-02-29'],
  bad: ['', '2026-02-30', '21.11.2026', '1999-01-01'],
});
const truth = maybe({ good: ['true', 'false'], bad: ['', 'yes', 'TRUE'] });
const submissionState = choice('new', 'read', 'answered');
const submissions = { querystring: { page, state: maybe(submissionState), q: words } };
const statuses = ['pending', 'paid', 'in_progress', 'delivered', 'cancelled', 'expired', 'refunded'];

/** What each call asks of each field, by the name of the call. */
const rules: Record<string, Partial<Record<Part, Record<string, Values>>>> = {
  register: {
    body: {
      first_name: line(80),
      last_name: line(80),
      username: { good: ['ada.L_1-x', 'x'.repeat(40)], bad: ['', 'a da', 'ädä', 'x'.repeat(41), absent] },
      email,
      password,
    },
  },
  login: { body: { email: knownEmail, password: anyPassword } },
  findOrders: { body: { email } },
  forgotPassword: { body: { email: knownEmail } },
  resetPassword: { body: { password } },
  confirmEmail: { body: { password: { good: [absent, '', 'x'], bad: [] } } },
  changeProfile: {
    body: {
      first_name: maybe(line(80)),
      last_name: maybe(line(80)),
      username: maybe({ good: ['ada'], bad: ['', 'a da', 'x'.repeat(41)] }),
    },
  },
  changePassword: { body: { current: anyPassword, password } },
  deleteProfile: {
    body: {
      password: { good: ['x', 'x'.repeat(1_000)], bad: ['', 'x'.repeat(1_001), absent] },
      websites: maybe(choice('keep', 'take-down')),
    },
  },
  createMessage: {
    body: {
      name: line(120),
      email,
      subject: maybe({ good: ['', 'Hours', signs(200)], bad: ['a\nb', signs(201)] }),
      message: text(5_000),
      [trapName]: trap,
    },
  },
  createQuote: {
    body: {
      name: line(120),
      email,
      business: line(120),
      budget: line(120),
      details: text(5_000),
      [trapName]: trap,
    },
  },
  subscribe: { body: { email } },
  createReview: {
    body: {
      token: { good: ['x', ''], bad: [absent] },
      rating: { good: [1, 5], bad: [0, 6, 4.5, '5', absent] },
      text: text(2_000),
    },
  },
  listReviews: { querystring: { page, templateId: { good: [absent, 'barbershop-classic'], bad: [] } } },
  createCheckoutSession: {
    headers: { 'idempotency-key': maybe({ good: ['x'.repeat(200)], bad: ['x'.repeat(201)] }) },
    body: {
      templateId: { good: ['barbershop-classic', 'x'.repeat(100), absent], bad: ['', 'x'.repeat(101)] },
      addOns: {
        good: [[], ['blogSetup'], Array(20).fill('x')],
        bad: [Array(21).fill('x'), 'blogSetup', absent],
      },
      'customer/name': line(120),
      'customer/email': email,
      'customer/business': maybe({ good: ['', signs(120)], bad: ['a\nb', signs(121)] }),
      'billing/company': maybe(line(120)),
      'billing/street': maybe(line(160)),
      'billing/postalCode': maybe(line(20)),
      'billing/city': maybe(line(80)),
      'billing/country': maybe({
        good: ['GB', 'DE', 'XK', 'ZW'],
        bad: ['', 'gb', 'UK', 'XI', 'XX', 'Germany'],
      }),
      'billing/taxNumber': maybe({
        good: [
          'GB 123 4567 89',
          'DE123456789',
          '12-3456789',
          'IE1*23456X',
          'FR.40/303.265.045',
          '1'.repeat(40),
        ],
        bad: ['', 'none', 'n/a 1', '123', '1'.repeat(41), 'DE1234\n56789', 'DE123456789€'],
      }),
      'tried/name': maybe({ good: ['', signs(60)], bad: ['a\nb', signs(61)] }),
      'tried/line': maybe({ good: ['', signs(160)], bad: ['a\nb', signs(161)] }),
      'tried/telephone': maybe({ good: ['', signs(32)], bad: ['a\nb', signs(33)] }),
      'tried/town': maybe({ good: ['', signs(60)], bad: ['a\nb', signs(61)] }),
      'tried/palette': look,
      'tried/typefaces': look,
      'tried/pictures': look,
      formKey: maybe({
        good: ['x'.repeat(22), 'A_-0'.repeat(16)],
        bad: ['x'.repeat(21), 'x'.repeat(65), `${'x'.repeat(22)}!`],
      }),
    },
  },
  createTriedLink: {
    body: {
      templateId: { good: ['barbershop-classic', 'x'.repeat(100)], bad: ['', 'x'.repeat(101), absent] },
      name: maybe({ good: ['', signs(60)], bad: ['a\nb', signs(61)] }),
      line: maybe({ good: ['', signs(160)], bad: ['a\nb', signs(161)] }),
      telephone: maybe({ good: ['', signs(32)], bad: ['a\nb', signs(33)] }),
      town: maybe({ good: ['', signs(60)], bad: ['a\nb', signs(61)] }),
      palette: look,
      typefaces: look,
      pictures: look,
    },
  },
  countTimings: {
    body: {
      route: choice('/', '/orders/:token'),
      timings: {
        good: [
          [{ metric: 'LCP', step: 0 }],
          ['LCP', 'CLS', 'INP', 'TTFB'].map((metric) => ({ metric, step: 55 })),
        ],
        bad: [[], Array.from({ length: 5 }, () => ({ metric: 'LCP', step: 1 })), absent],
      },
    },
  },
  listAccountOrders: { querystring: { page } },
  listAllMessages: { querystring: { page } },
  listMessages: submissions,
  listQuotes: submissions,
  changeMessage: { body: { state: submissionState } },
  changeQuote: { body: { state: submissionState } },
  listMails: { querystring: { page, state: maybe(choice('waiting', 'sent', 'failed')), q: words } },
  listBuyers: { querystring: { page, q: words } },
  listPeople: { querystring: { page, role: maybe(choice('customer', 'admin')), q: words } },
  changePerson: { body: { role: choice('customer', 'admin') } },
  listSubscribers: {
    querystring: { page, state: maybe(choice('pending', 'confirmed', 'unsubscribed')), q: words },
  },
  downloadSubscribers: { querystring: { state: maybe(choice('pending', 'confirmed', 'unsubscribed')) } },
  listAllReviews: {
    querystring: { page, hidden: truth, rating: maybe(choice('1', '2', '3', '4', '5')) },
  },
  changeReview: {
    body: {
      reply: maybe({ good: ['', 'a\nb', signs(1_000)], bad: ['a\0b', signs(1_001)] }),
      hidden: maybe({ good: [true, false], bad: ['true'] }),
    },
  },
  listAudit: {
    querystring: {
      page,
      action: maybe({ good: ['order.status'], bad: ['', 'Order', 'x'.repeat(61)] }),
      q: words,
    },
  },
  listOrders: {
    querystring: {
      page,
      status: maybe(choice(...statuses)),
      q: words,
      from: day,
      to: day,
      flagged: truth,
      turn: maybe(choice('buyer', 'shop', 'nobody')),
      sort: maybe(choice('newest', 'oldest', 'highest')),
    },
  },
  changeOrder: {
    body: {
      status: maybe(choice(...statuses)),
      note: maybe({ good: ['', 'a\nb', signs(500)], bad: ['a\0b', signs(501)] }),
      address: maybe({
        good: ['https://sharp.example', 'HTTP://münchen.example/a?b#c', null],
        bad: ['', 'sharp.example', 'javascript:alert(1)', 'https://ada:x@sharp.example', 'https://a b'],
      }),
      // Integer minor units, as many as the database holds.
      amount: maybe({ good: [1, 2_147_483_647], bad: [0, -1, 1.5, 2_147_483_648, '100'] }),
      flag: maybe({ good: [null], bad: [false, 'paid-twice'] }),
    },
  },
  addOrderFile: {
    body: {
      name: { good: ['site.zip', '', signs(1_000)], bad: [signs(1_001), absent] },
      size: { good: [0, 25_000_000], bad: [-1, 0.5, '4', absent] },
    },
  },
  setSiteDomain: {
    body: {
      domain: { good: ['sharp.example', 'https://www.Bäckerei.example./x'], bad: line(2_000).bad },
      agreed: { good: [absent, true], bad: [false, 'true'] },
    },
  },
  setWorkshopDomain: {
    body: { domain: { good: ['sharp.example', 'https://www.Bäckerei.example./x'], bad: line(2_000).bad } },
  },
  takeWorkshopDesign: { body: takenDesign },
  takeSiteDesign: { body: takenDesign },
  payDifference: { body: { templateId: takenDesign.templateId } },
  handInWorkshop: {
    body: { version: maybe({ good: [1, 999_999_999], bad: [0, -1, 1_000_000_000, '1'] }) },
  },
  approveWorkshop: { body: { release: { good: [id], bad: ['', 'last', `urn:uuid:${id}`, absent] } } },
  publishWorkshop: { body: { release: { good: [id], bad: ['', 'last', `urn:uuid:${id}`, absent] } } },
  sendWorkshopMessage: {
    body: { text: text(4_000), asksChange: maybe({ good: [true, false], bad: ['true'] }) },
  },
  saveWorkshopContent: {
    body: {
      version: { good: [1, 999_999_999], bad: [0, -1, 1_000_000_000, '1', absent] },
      changes: {
        good: [[], [{ path: 'business.name', value: 'Ada' }], changes(500)],
        bad: [changes(501), 'business.name', absent],
      },
      // The design decides what is valid in them.
      options: maybe({ good: [{}, { palette: 'night' }], bad: ['', '{}'] }),
    },
  },
  addWorkshopPicture: {
    body: {
      name: { good: ['front.jpg', '', signs(1_000)], bad: [signs(1_001), absent] },
      size: { good: [0, 15_000_000], bad: [-1, 0.5, '4', absent] },
    },
  },
  sendWorkshopPicturePiece: {
    querystring: {
      from: { good: ['0', '524288', '999999999'], bad: ['', '-1', '00', '1e3', '1000000000', absent] },
    },
  },
  getSiteContent: {
    querystring: {
      version: maybe({ good: ['1', '999999999'], bad: ['', '0', '-1', '01', '1.5', '1000000000', 'last'] }),
    },
  },
  saveSiteContent: {
    body: {
      version: { good: [1, 999_999_999], bad: [0, -1, 1_000_000_000, '1', absent] },
      // The design decides what is valid in it.
      content: { good: [{}, { business: { name: 'Ada' } }], bad: ['', '{}', absent] },
      options: { good: [{}, { palette: 'night' }], bad: ['', '{}', absent] },
    },
  },
  suggestSiteContent: {
    body: {
      version: { good: [1, 999_999_999], bad: [0, -1, 1_000_000_000, '1', absent] },
      // The design decides what is valid in it.
      content: { good: [{}, { business: { name: 'Ada' } }], bad: ['', '{}', absent] },
      note: maybe({ good: ['', 'a\nb', signs(1_000)], bad: ['a\0b', signs(1_001)] }),
    },
  },
  answerSuggestion: {
    body: {
      suggestion: { good: [id], bad: ['', 'last', `urn:uuid:${id}`, absent] },
      answer: choice('take', 'leave'),
      path: maybe({ good: ['business', 'a.0.b'], bad: ['', '.', 'a..b', signs(301)] }),
    },
  },
  publishSite: { body: { release: { good: [id], bad: ['', 'last', `urn:uuid:${id}`, absent] } } },
  offerSite: { body: { release: { good: [id], bad: ['', 'last', `urn:uuid:${id}`, absent] } } },
  sendSiteMessage: { body: { text: text(4_000) } },
  pauseSite: { body: { paused: { good: [true, false], bad: ['true', '', absent] } } },
  renameSite: {
    body: {
      name: {
        good: ['abc', 'sharp-and-sons', 'a--b', '123', 'x'.repeat(40)],
        bad: [
          '',
          'ab',
          'x'.repeat(41),
          '-abc',
          'abc-',
          'Abc',
          'a.b',
          'a_b',
          'münchen',
          'xn--mnchen-3ya',
          'ab--c',
          ' abc',
          'abc\n',
          'abc/',
          absent,
        ],
      },
    },
  },
  sendOrderFilePiece: {
    querystring: {
      from: { good: ['0', '524288', '999999999'], bad: ['', '-1', '00', '1e3', '1000000000', absent] },
    },
  },
  addSitePicture: {
    body: {
      name: { good: ['front.jpg', '', signs(1_000)], bad: [signs(1_001), absent] },
      size: { good: [0, 15_000_000], bad: [-1, 0.5, '4', absent] },
    },
  },
  sendSitePicturePiece: {
    querystring: {
      from: { good: ['0', '524288', '999999999'], bad: ['', '-1', '00', '1e3', '1000000000', absent] },
    },
  },
};

interface Call {
  schema: { operationId: string; params?: TSchema } & Partial<Record<Part, TSchema>>;
}
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'schema' in value && 'url' in value;
const here = import.meta.dirname;
const files = ['', 'admin/', 'orderLinks/', 'sites/', 'timings/'].flatMap((room) =>
  readdirSync(`${here}/${room}`)
    .filter((file) => /^\w+\.ts$/.test(file))
    .map((file) => `./${room}${file}`),
);
const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
const calls = modules.flatMap((module) => Object.values(module).filter(isCall));

/** A call with these values, those of a group by `group/name`. */
function filledIn(values: Record<string, unknown>): object {
  const filled: Record<string, unknown> = {};
  for (const [place, value] of Object.entries(values)) {
    const [group, name] = place.split('/') as [string, string?];
    if (name) filled[group] = { ...(filled[group] as object), ...(value !== absent && { [name]: value }) };
    else if (value !== absent) filled[group] = value;
  }
  return filled;
}

const kindOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'list'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value;

const asked = calls.flatMap(({ schema }) =>
  (['body', 'querystring', 'headers'] as const).flatMap((part) =>
    schema[part] ? [{ operationId: schema.operationId, part, schema: schema[part] }] : [],
  ),
);

test('every call has its rules here, and there is no other', () => {
  const named = Object.entries(rules).flatMap(([name, parts]) =>
    Object.keys(parts).map((part) => `${name} ${part}`),
  );
  expect(asked.map(({ operationId, part }) => `${operationId} ${part}`).toSorted()).toEqual(named.toSorted());
  expect(calls.length).toBeGreaterThan(50);
});

test.each(asked)(
  '$operationId takes in its $part what the shop can use, and names what it cannot',
  (call) => {
    const fields = rules[call.operationId]?.[call.part] ?? {};
    const faultsOf = judgeBy(call.schema);
    const usual = Object.fromEntries(Object.entries(fields).map(([name, { good }]) => [name, good[0]]));
    const faultsWith = (name: string, value: unknown) => faultsOf(filledIn({ ...usual, [name]: value }));

    const names = Object.entries(
      (call.schema as TSchema & { properties: Record<string, TSchema> }).properties,
    ).flatMap(([name, field]) =>
      'properties' in field ? Object.keys(field.properties as object).map((one) => `${name}/${one}`) : [name],
    );
    expect(Object.keys(fields).toSorted()).toEqual(names.toSorted());

    for (const [name, { good, bad }] of Object.entries(fields)) {
      for (const value of good) expect([name, value, faultsWith(name, value)]).toEqual([name, value, []]);
      const kinds = new Set(good.map(kindOf));
      const shapes = oddShapes.filter((shape) => !kinds.has(kindOf(shape)));
      for (const value of [...bad, ...shapes])
        expect([name, value, faultsWith(name, value)]).toEqual([name, value, [name]]);
    }
  },
);

test('a value of another type is refused', () => {
  const wholes = oddShapes.filter((shape) =>
    ['null', 'boolean', 'integer', 'number', 'list'].includes(kindOf(shape)),
  );
  for (const { operationId, schema } of asked.filter(({ part }) => part === 'body')) {
    const taken = wholes.filter((whole) => judgeBy(schema)(whole).length === 0);
    expect([operationId, taken]).toEqual([operationId, []]);
  }
});

test('an id is one that a database accepts', () => {
  const withId = calls.filter(({ schema }) => /"id"/.test(JSON.stringify(schema.params ?? {})));
  expect(withId.length).toBeGreaterThan(8);
  for (const { schema } of withId) {
    const faultsOf = judgeBy(
      Type.Object({ id: (schema.params as TSchema & { properties: { id: TSchema } }).properties.id }),
    );
    expect(faultsOf({ id })).toEqual([]);
    for (const bad of ['', '1', id.slice(1), `${id}0`]) expect(faultsOf({ id: bad })).toEqual(['id']);
  }
});

test.each([
  [
    'an instant',
    Instant,
    ['2026-11-21T09:00:00Z', '2026-11-21T09:00:00.000+01:00'],
    ['2026-11-21', '2026-11-21T25:00:00Z', 'now', 0],
  ],
  [
    'a day',
    Day,
    ['2026-11-21', '2028-02-29'],
    ['2026-02-30', '2027-02-29', '2026-11-21T09:00:00Z', 20_261_121],
  ],
  ['money', Money, [0, 39_900, Number.MAX_SAFE_INTEGER], [-1, 399.5, '39900', null]],
  ['the total of an order', Order.properties.total, [0, 39_900], [-1, 0.5, null]],
  ['what went back of it', Order.properties.refunded, [0, 1], [-1, 0.5, null]],
  ['how an order stands', Order.properties.status, statuses, ['lost', '', null]],
  ['the day it is ready by', Order.properties.readyBy, ['2026-12-08', null], ['', 'soon']],
  ['whose turn it is', TimelineStep.properties.whoseTurn, ['buyer', 'shop', 'nobody'], ['owner', null]],
  ['the stars of a review', Review.properties.rating, [1, 5], [4.5, '5']],
  ['how many were sold', TemplateStats.properties.orders, [0, 7], [-1, 0.5]],
  ['the stars of a template', TemplateStats.properties.rating, [4.5, null], ['4.5']],
  [
    'a page of a list',
    pageOf(Money),
    [
      { items: [], total: 0, page: 1 },
      { items: [1], total: 1, page: 9 },
    ],
    [
      { items: [], total: -1, page: 1 },
      { items: [], total: 0, page: 0 },
      { items: [-1], total: 1, page: 1 },
      [],
    ],
  ],
] as const)(
  '%s is said in one way',
  (_name, schema: TSchema, good: readonly unknown[], bad: readonly unknown[]) => {
    const faultsOf = judgeBy(Type.Object({ it: schema }));
    for (const it of good) expect([it, faultsOf({ it })]).toEqual([it, []]);
    expect(bad.filter((it) => faultsOf({ it }).length === 0)).toEqual([]);
  },
);

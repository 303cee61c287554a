import type { SiteDomainState } from '@awning/contract/admin/siteDomains';
import type { AdminRelease, AdminSite, AdminSiteContent } from '@awning/contract/admin/sites';
import type { WorkshopMessage } from '@awning/contract/sites/workshop';
import { inProgress } from '../DeskOrder/DeskOrder.fixtures.ts';
import type { SitePage } from '../deskView.ts';

const asked = '2026-11-22T09:30:00.000Z';

/** As it was before it was published. */
export const firstBuilt: AdminRelease = {
  id: '11111111-6a0e-4e0c-9d3b-7f6f0f2f9a11',
  version: 2,
  state: 'built',
  progress: 100,
  step: null,
  failure: null,
  createdAt: asked,
  builtAt: '2026-11-22T09:30:02.000Z',
  previewUrl: 'http://preview-1.localhost:3000/',
  published: false,
};

export const live: AdminRelease = { ...firstBuilt, published: true };

export const next: AdminRelease = {
  ...firstBuilt,
  id: '22222222-6a0e-4e0c-9d3b-7f6f0f2f9a11',
  version: 3,
  createdAt: '2026-11-23T09:30:00.000Z',
  previewUrl: 'http://preview-2.localhost:3000/',
};

export const building: AdminRelease = {
  ...next,
  id: '33333333-6a0e-4e0c-9d3b-7f6f0f2f9a11',
  version: 4,
  state: 'building',
  progress: 40,
  step: { kind: 'pages', done: 7, of: 12 },
  builtAt: null,
  previewUrl: null,
  createdAt: '2026-11-24T09:30:00.000Z',
};

export const failed: AdminRelease = {
  ...building,
  state: 'failed',
  step: null,
  failure: 'The picture front.jpg is named in the content and is not among the pictures.',
};

const picture: AdminSite['pictures'][number] = {
  id: 'p1',
  file: 'front-3f1f7a52.jpg',
  name: 'IMG_2041.jpg',
  size: 4_300_000,
  received: 4_300_000,
  state: 'ready',
  refusal: null,
  width: 4032,
  height: 3024,
};

export const pictures: AdminSite['pictures'] = [
  picture,
  {
    ...picture,
    id: 'p2',
    name: 'Carol at the chair.webp',
    file: 'carol-at-the-chair.webp',
    state: 'scaling',
    size: 900_000,
    width: null,
    height: null,
  },
  {
    ...picture,
    id: 'p3',
    name: 'prices.png',
    file: 'prices.png',
    state: 'arriving',
    received: 1_000_000,
    width: null,
    height: null,
  },
  {
    ...picture,
    id: 'p4',
    name: 'logo.svg',
    file: 'logo.svg',
    state: 'refused',
    refusal: 'This is a drawing (SVG). Send a photograph as JPEG, PNG, WebP or AVIF.',
    size: 12_000,
    width: null,
    height: null,
  },
];

/** As it is when the desk first opens it. */
export const draft: AdminSite = {
  templateId: 'barbershop-classic',
  name: 'hargreave-and-son',
  address: 'http://hargreave-and-son.localhost:3000',
  state: 'draft',
  stage: 'telling',
  handedInAt: null,
  offered: null,
  offeredAt: null,
  changesAsked: 0,
  version: 1,
  savedAt: '2026-11-20T09:31:12.000Z',
  seen: null,
  suggestion: null,
  missing: [
    { path: 'business.trade', message: 'This must be filled in.' },
    { path: 'opening.heading', message: 'This must be filled in.' },
  ],
  versions: [{ number: 1, savedBy: 'desk', savedAt: '2026-11-20T09:31:12.000Z' }],
  releases: [],
  publications: [],
  formerNames: [],
  pictures: [],
  domains: [],
};

export const liveSite: AdminSite = {
  ...draft,
  state: 'live',
  stage: 'live',
  version: 4,
  savedAt: '2026-11-24T09:12:00.000Z',
  seen: { version: 2, how: 'published', at: '2026-11-22T10:00:00.000Z' },
  missing: [],
  versions: [
    { number: 4, savedBy: 'desk', savedAt: '2026-11-24T09:12:00.000Z' },
    { number: 3, savedBy: 'buyer', savedAt: '2026-11-23T09:12:00.000Z' },
    { number: 2, savedBy: 'desk', savedAt: '2026-11-22T09:12:00.000Z' },
    ...draft.versions,
  ],
  releases: [next, live],
  publications: [{ release: live.id, version: 2, at: '2026-11-22T10:00:00.000Z' }],
  formerNames: [{ name: 'hargreave', leadsUntil: '2027-02-20T09:31:12.000Z' }],
  pictures,
};

/** Its buyer has handed in the content. */
export const checking: AdminSite = {
  ...liveSite,
  state: 'draft',
  stage: 'checking',
  handedInAt: '2026-11-23T18:40:00.000Z',
  seen: { version: 3, how: 'handedIn', at: '2026-11-23T18:40:00.000Z' },
  publications: [],
};

const content: AdminSiteContent = {
  version: 4,
  savedBy: 'desk',
  savedAt: '2026-11-24T09:12:00.000Z',
  content: {
    version: 3,
    business: {
      name: 'Hargreave & Son',
      trade: 'Barbers',
      telephone: '0114 496 0162',
      mail: 'ada@hargreave.example',
      address: { street: '17 Cutler’s Row', town: 'Sheffield', postcode: 'S8 2QT' },
    },
    opening: {
      heading: 'Sit down. *Look sharp.*',
      picture: { kind: 'photo', file: 'front-3f1f7a52.jpg', alt: 'The shop from across the street' },
    },
    prices: { groups: [{ heading: 'Hair', items: [{ name: 'Cut', price: 1900 }] }] },
  },
  options: { palette: 'oxblood', pictures: 'photographed' },
};

/** The content when it was handed in, and the present form. */
export const handedIn: Pick<SitePage, 'seen' | 'form'> = {
  seen: {
    ...content,
    version: 3,
    savedBy: 'buyer',
    content: {
      ...content.content,
      business: { name: 'Hargreave & Son', trade: 'Barbers', mail: 'ada@hargreave.example' },
      opening: { picture: { kind: 'photo', file: 'carol-at-the-chair.webp', alt: 'Carol at the chair' } },
      prices: {
        groups: [
          {
            heading: 'Hair',
            items: [
              { name: 'Cut', price: 1700 },
              { name: 'Hot-towel shave', price: 1400 },
            ],
          },
        ],
      },
    },
  },
  form: {
    schema: {
      properties: {
        business: { properties: { telephone: { type: 'string', title: 'Telephone' } } },
        opening: {
          title: 'The first screen',
          properties: {
            heading: { type: 'string', title: 'Heading' },
            picture: { title: 'Picture', anyOf: [] },
          },
        },
        prices: {
          title: 'Prices',
          properties: {
            groups: {
              type: 'array',
              title: 'Groups',
              items: {
                type: 'object',
                properties: {
                  heading: { type: 'string', title: 'Heading' },
                  items: {
                    type: 'array',
                    title: 'Items',
                    items: {
                      type: 'object',
                      properties: {
                        name: { type: 'string', title: 'Name' },
                        price: { type: 'integer', format: 'money', title: 'Price' },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    drawings: [],
    palettes: [{ id: 'oxblood', name: 'Oxblood', cloth: ['#7a1424', '#f6f9fa'] }],
    typefaces: [],
    plain: true,
  },
};

export const newer: AdminSiteContent = {
  ...content,
  version: 5,
  savedBy: 'buyer',
  savedAt: '2026-11-24T11:05:00.000Z',
  content: { version: 3, business: { name: 'Hargreave & Daughter' } },
};

export const noDomain: SiteDomainState = { bought: true, domain: null };

export const waitingDomain: SiteDomainState = {
  bought: true,
  domain: {
    domain: 'xn--brbershop-z2a.example',
    shown: 'bärbershop.example',
    state: 'waiting',
    records: [
      {
        purpose: 'proof',
        type: 'TXT',
        name: '_awning.bärbershop.example',
        value: 'awning-site=5cf93c1f4c0b4f1d9f1e5d2b7a90e1c3',
      },
      { purpose: 'address', type: 'A', name: 'bärbershop.example', value: '203.0.113.7' },
      { purpose: 'www', type: 'CNAME', name: 'www.bärbershop.example', value: 'sites.awning.example' },
    ],
    checkedAt: '2026-11-24T09:30:00.000Z',
    nextCheckAt: '2026-11-24T09:45:00.000Z',
    failure: 'No TXT record stands at _awning.bärbershop.example yet. It can take an hour to be seen.',
  },
};

export const page: SitePage = {
  order: inProgress,
  site: liveSite,
  content,
  domain: noDomain,
  messages: [],
};

const message: WorkshopMessage = {
  id: 'm1',
  from: 'buyer',
  text: 'Which of the two pictures would you take?',
  asksChange: false,
  at: '2026-11-22T18:05:00.000Z',
};

export const messages: readonly WorkshopMessage[] = [
  message,
  {
    ...message,
    id: 'm2',
    from: 'shop',
    text: 'The one with the chair.\nIt is sharper.',
    at: '2026-11-23T08:10:00.000Z',
  },
  { ...message, id: 'm3', text: 'Then the chair it is.', at: '2026-11-23T18:30:00.000Z' },
  {
    ...message,
    id: 'm4',
    text: 'A shave is 14, not 12.',
    asksChange: true,
    at: '2026-11-24T19:00:00.000Z',
  },
];

export const texts = (version = content) => ({
  content: JSON.stringify(version.content, null, 2),
  options: JSON.stringify(version.options, null, 2),
});

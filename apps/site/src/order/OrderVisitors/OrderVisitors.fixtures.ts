import type { SiteEntry, SiteVisitors } from '@awning/contract/sites/orderSite';

export const request: SiteEntry = {
  id: '0b6f2c1e-7a54-4f0c-9d8e-3f5a1b2c4d6e',
  form: 'Request',
  fields: [
    { label: 'Name', value: 'Bo Long' },
    { label: 'Telephone', value: '020 7946 0000' },
    { label: 'What for', value: 'Hot towel shave, £28' },
    { label: 'When', value: 'Saturday, before ten' },
    {
      label: 'Message',
      value: 'My brother marries at two.\r\nThere are four of us, and one of us is late for everything.',
    },
  ],
  suspicious: false,
  createdAt: '2026-11-21T18:04:00.000Z',
};

export const byMachine: SiteEntry = {
  id: '1b6f2c1e-7a54-4f0c-9d8e-3f5a1b2c4d6e',
  form: 'Voucher',
  fields: [
    { label: 'Name', value: 'Win Now' },
    { label: 'Email', value: 'win@spam.example' },
  ],
  suspicious: true,
  createdAt: '2026-11-20T03:11:00.000Z',
};

export const visitors: SiteVisitors = {
  visits: [
    { day: '2026-11-21', path: '/', visits: 31 },
    { day: '2026-11-21', path: '/prices/', visits: 12 },
    { day: '2026-11-20', path: '/', visits: 1_204 },
  ],
  entries: [request, byMachine],
  entriesTotal: 2,
};

const long = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';

/** Long words and addresses. */
export const longWords: SiteVisitors = {
  visits: [{ day: '2026-11-21', path: `/${long.toLowerCase()}/`, visits: 1_234_567 }],
  entries: [
    {
      ...request,
      form: long,
      fields: [
        { label: long, value: long },
        { label: 'Message', value: `${long} `.repeat(20) },
      ],
    },
  ],
  entriesTotal: 1,
};

/** A full page of more entries. */
export const many: SiteVisitors = {
  visits: Array.from({ length: 30 }, (_, place) => ({
    day: new Date(Date.UTC(2026, 10, 21 - place)).toISOString().slice(0, 10),
    path: place % 3 === 0 ? '/prices/' : '/',
    visits: 30 - place,
  })),
  entries: Array.from({ length: 50 }, (_, place) => ({
    ...request,
    id: `${String(place).padStart(8, '0')}-7a54-4f0c-9d8e-3f5a1b2c4d6e`,
    createdAt: new Date(Date.parse(request.createdAt) - place * 3_600_000).toISOString(),
  })),
  entriesTotal: 1_312,
};

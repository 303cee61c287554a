import type { DeskView } from '../deskView.ts';

/** A list as it is opened, without filters. */
export const view: DeskView = {
  value: {},
  loading: false,
  action: '/dashboard/list',
  hrefOf: (page) => `/dashboard/list?page=${page}`,
  onChange: () => undefined,
  onAgain: () => undefined,
};

export const pageOf = <Item>(items: readonly Item[], total = items.length) => ({
  answer: { items, total, page: 1 },
});

export const nothing = { answer: { items: [], total: 0, page: 1 } };

export const offline = {
  failure: {
    error: 'FETCH_ERROR',
    message: 'The desk could not be asked. The connection failed. Check it and try again.',
  },
};

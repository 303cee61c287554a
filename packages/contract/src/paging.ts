import { Type, type TSchema } from 'typebox';

export { pageSize } from './pageSize.ts';

/** Which page of a list, counted from 1. */
export const PageQuery = Type.Object({
  page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$', 'x-message': 'Choose a page from 1' })),
});

/** One page of a list, and how many there are on all pages together. */
export const pageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    items: Type.Array(item),
    total: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
  });

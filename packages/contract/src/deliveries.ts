import { Type, type Static } from 'typebox';
import { Id } from './admin/admin.ts';

/** A file that an order's buyer is given. */
export const DeliveredFile = Type.Object({
  name: Type.String(),
  size: Type.Integer({ description: 'In bytes.' }),
  url: Type.String({ description: 'Where it is downloaded, from the root of this API.' }),
});
export type DeliveredFile = Static<typeof DeliveredFile>;

export const Delivery = Type.Object({
  address: Type.Union([Type.String(), Type.Null()], { description: 'Where the finished website is.' }),
  files: Type.Array(DeliveredFile),
});
export type Delivery = Static<typeof Delivery>;

/** A file as the desk sees it: perhaps it has not arrived whole. */
export const AdminFile = Type.Object({
  id: Id,
  name: Type.String(),
  size: Type.Integer({ description: 'In bytes.' }),
  received: Type.Integer({
    description: 'How many of them are here. Only what is whole is given to a buyer.',
  }),
});
export type AdminFile = Static<typeof AdminFile>;

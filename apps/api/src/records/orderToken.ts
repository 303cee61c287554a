import { randomBytes } from 'node:crypto';

/** Whether a link can be to an order. What cannot is not even looked for; some of it no database takes. */
export const canBeToken = (token: string) => /^[\w-]{1,100}$/.test(token);

/** A link that cannot be guessed. */
export const newOrderToken = () => randomBytes(32).toString('base64url');

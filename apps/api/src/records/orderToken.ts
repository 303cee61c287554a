import { randomBytes } from 'node:crypto';

/** Whether a token can be an order's. Others are not even looked up; no database accepts some of them. */
export const canBeToken = (token: string) => /^[\w-]{1,100}$/.test(token);

/** A token that cannot be guessed. */
export const newOrderToken = () => randomBytes(32).toString('base64url');

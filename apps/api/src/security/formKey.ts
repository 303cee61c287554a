import { randomBytes } from 'node:crypto';

/** The key of a form on a page that is rendered now. */
export const createFormKey = () => randomBytes(16).toString('base64url');

import { randomBytes } from 'node:crypto';

/** What a form on a page that is rendered now calls itself. */
export const createFormKey = () => randomBytes(16).toString('base64url');

import { randomBytes } from 'node:crypto';

/** What a form on a page that is drawn now calls itself. */
export const drawFormKey = () => randomBytes(16).toString('base64url');

import { createHash } from 'node:crypto';
import { Html } from './html.ts';
import style from './letter.css?raw';

/** The look of every mail, and its fingerprint for a policy that lets nothing else in. */
export const letterStyle = {
  element: new Html(`<style>${style}</style>`),
  hash: createHash('sha256').update(style).digest('base64'),
};

import { createHash } from 'node:crypto';
import style from './letter.css?raw';

/** The look of every mail, and its fingerprint for a policy that lets nothing else in. */
export const letterStyle = {
  text: style,
  hash: createHash('sha256').update(style).digest('base64'),
};

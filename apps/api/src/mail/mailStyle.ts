import { createHash } from 'node:crypto';
import style from './mail.css?raw';

/** The look of every mail, and its fingerprint for a policy that lets nothing else in. */
export const mailStyle = {
  text: style,
  hash: createHash('sha256').update(style).digest('base64'),
};

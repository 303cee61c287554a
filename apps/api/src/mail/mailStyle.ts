import { createHash } from 'node:crypto';
import style from './mail.css?raw';

/** The style of every mail, and its hash for a policy that allows nothing else. */
export const mailStyle = {
  text: style,
  hash: createHash('sha256').update(style).digest('base64'),
};

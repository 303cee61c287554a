import { createElement, Fragment, type ReactNode } from 'react';
import * as styles from './Table.css.ts';

/** A name as programs write it: “keptSinceSpring”. */
const camel = /^\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u;

/** A reference of letters and digits: “AW-7K3M-9QX2”. */
const reference = /^\p{Lu}+(?:-[\p{Lu}\d]{1,4})+$/u;

/**
 * A mail address that does not fit goes on after its @ or before a dot of its host, a program’s name before one of its
 * capitals, and neither within a word; a reference is in one piece.
 */
export const breakable = (text: string): ReactNode => {
  if (reference.test(text)) return createElement('span', { className: styles.reference }, text);
  const [first, ...others] = text.split(camel.test(text) ? /(?=\p{Lu})/u : /(?<=@)|(?<=@.*)(?=\.)/);
  return createElement(Fragment, null, first, ...others.flatMap((part) => [createElement('wbr'), part]));
};

import { createElement, Fragment, type ReactNode } from 'react';

/** A name as programs write it: “keptSinceSpring”. */
const camel = /^\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u;

/**
 * A mail address that does not fit goes on after its @ or before a dot of its host, a program’s name before one of its
 * capitals, and neither within a word.
 */
export const breakable = (text: string): ReactNode => {
  const [first, ...others] = text.split(camel.test(text) ? /(?=\p{Lu})/u : /(?<=@)|(?<=@.*)(?=\.)/);
  return createElement(Fragment, null, first, ...others.flatMap((part) => [createElement('wbr'), part]));
};

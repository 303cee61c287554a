import { createElement, Fragment, type ReactNode } from 'react';

/** A mail address that does not fit goes on after its @ or before a dot of its host, and not within a word. */
export const breakable = (text: string): ReactNode => {
  const [first, ...others] = text.split(/(?<=@)|(?<=@.*)(?=\.)/);
  return createElement(Fragment, null, first, ...others.flatMap((part) => [createElement('wbr'), part]));
};

import { paths } from './paths.ts';

const { login, signUp, account, dashboard } = paths;
const guarded = new RegExp(
  `^(?:${[login, signUp, account].map(({ pattern }) => pattern).join('|')}|${dashboard.pattern}(?:/.*)?)/?$`,
  'i',
);

/** Whether a page waits until it is known who is here (product.md section 2). */
export const isGuarded = (pathname: string): boolean => guarded.test(pathname);

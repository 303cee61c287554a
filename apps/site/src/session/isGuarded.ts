import { paths } from '../paths.ts';

const { login, signUp, account, dashboard } = paths;
const guarded = new RegExp(
  `^(?:${[login, signUp, account].map(({ pattern }) => pattern).join('|')}|${dashboard.pattern}(?:/.*)?)/?$`,
);

/** Whether a page waits until it is known who is here (docs/product.md, “Accounts and sessions”). */
export const isGuarded = (pathname: string): boolean => guarded.test(pathname);

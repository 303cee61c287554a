import { paths } from '../paths.ts';

/** Whether somebody is at work on the page at an address, and is not to be led away: it ends in a slim foot. */
export const isBusy = (path: string): boolean =>
  path === paths.checkout.pattern ||
  [paths.dashboard, paths.order].some(({ pattern }) => path.startsWith(pattern.split(':')[0]!));

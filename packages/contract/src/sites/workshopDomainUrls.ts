import { urls } from '../urls.ts';

const domain = `${urls.workshop}/domain`;

/** Apart from the other addresses: those are in the script of every page, and the first visit is weighed. */
export const workshopDomainUrls = {
  set: domain,
  check: `${domain}/check`,
  remove: `${domain}/removal`,
} as const;

/** The address for reporting abuse by the website at a host: the shop’s own. */
export const reportUrlOf = (siteUrl: string, host: string) => `${siteUrl}/contact?site=${host}`;

/** Where abuse of the website at a host is reported: at the shop’s own address. */
export const reportUrlOf = (siteUrl: string, host: string) => `${siteUrl}/contact?site=${host}`;

/**
 * What it costs to be on the web beside our price. Said in these words wherever it is said: what is in the price one day
 * is changed here.
 */
export const hosting = {
  included:
    'Hosting is in the price: we keep your website on the web, at an address under ours, and no bill for it comes by the month. You can take it to another host any day, with all its files.',
  excluded:
    'A web address of your own and mailboxes come from others, who charge for them by the month or the year.',
} as const;

/**
 * What it costs to be on the web beside our price. Said in these words wherever it is said: what is in the price one day
 * is changed here.
 */
export const hosting =
  'Hosting is not in our price: a place to keep the website, a web address and mailboxes come from others, who charge for them by the month or the year.';

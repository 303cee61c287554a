/** Said by itself too, as the answer to that question alone. */
export const takenAlong = 'You can take it to another host any day, with all its files.';

/**
 * What a website on the web costs beside our price. Every page says it in these words: a change of what the price
 * includes is made here.
 */
export const hosting = {
  included: `Hosting is in the price: we keep your website on the web, at an address under ours, and no bill for it comes by the month. ${takenAlong}`,
  excluded:
    'A web address of your own and mailboxes come from others, who charge for them by the month or the year.',
} as const;

/** Asked on the page of prices and on that of every template. */
export const monthlyFees = {
  question: 'Is there anything to pay each month?',
  answer: `No monthly fees to us. You pay the price on the ticket once, and the website is yours. ${hosting.included} ${hosting.excluded}`,
} as const;

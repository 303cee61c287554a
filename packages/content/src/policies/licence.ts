/** What a buyer may do with the website, by its size, and what none may: the terms and every template’s page say it. */
export const licence = {
  basic:
    'One business, at one web address, for as long as you like. Change it, and move it where you please.',
  intermediate:
    'One business and its branches, at up to three web addresses, for as long as you like. Change it, and move it where you please.',
  advanced:
    'One business with every branch it has, at any number of web addresses. Sell the business, and the website goes with it.',
  not: 'Selling it on as a template, or building websites for others with it.',
} as const;

/** The name of an order for the difference to a dearer design, wherever orders are listed. */
export const differenceFor = (templateName: string) => `The difference for ${templateName}`;

/** Said of an order that is only for a difference. */
export const differenceWords = {
  page: (templateName: string, reference: string) =>
    `This pays the difference for ${templateName}, for the website of order ${reference}.`,
  next: 'Once it is paid, the website goes into that design. Until then it stays as it is.',
  late: (reference: string) =>
    `The website of order ${reference} could not be put into the dearer design any more. We pay this sum back.`,
  taken: (templateName: string) =>
    `Your website is in ${templateName} now. Everything that was written for it is kept.`,
  /** On the receipt of the order that it was paid for. */
  paid: (templateName: string, difference: string, reference: string) =>
    `${templateName}: the difference of ${difference} is paid. It has a receipt of its own, ${reference}.`,
  toOrder: (reference: string) => `Open order ${reference}`,
} as const;

/** What a dearer design costs and what becomes of that money, as the policies say it. */
export const dearerDesign = {
  price:
    'Until your website goes live it can go into a dearer design. You pay the difference between its price that day and what you have paid for the design so far. From then on the delivery time is that of the dearer design, counted from the same day as before.',
  /** For places without the rules of the refund policy above them. */
  refundInShort:
    'What you can have back of it goes by how the order of your website stands, as the refund policy says.',
  refund:
    'The difference to a dearer design has a reference and a receipt of its own. What you can have back of it goes by how the order of your website stands, by the rules above. If all of it is paid back before your website goes live, the website goes back into a design that is still paid for, and everything written for it is kept.',
} as const;

/** The promises of the refund policy, in the words that a mail and the page of every template use too. */
export const moneyBack = {
  /** Until work has begun. */
  beforeBegun: 'You get all of it back, no questions asked.',
  /** Once work has begun. */
  onceBegun:
    'Within 14 days of your order you may still call it off. We keep the part of the price that matches the work already done, tell you how we arrived at it, and pay back the rest. An extra that we have not begun is paid back in full.',
  domain:
    'A domain that has been registered in your name cannot be handed back. It stays yours, and its price is not refunded.',
  onceDelivered:
    'If it does not match what you ordered, or does not work, tell us within 14 days of delivery. We put it right first. If we have not managed to within another 14 days, you get all of it back.',
} as const;

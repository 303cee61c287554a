/** Words for faults that more than one check finds. */
export const faultWords = {
  blank: 'This must be filled in.',
  noDrawing: 'This design has no such drawing.',
  noPicture: 'There is no such picture.',
  noCurrency: 'Choose your currency.',
  noTimeZone: 'Choose your time zone.',
  noWay: 'People need a way to reach you: a telephone, a mail or a booking page.',
} as const;

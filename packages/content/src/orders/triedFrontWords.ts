/** Said in the workshop to a buyer who tried a website with a photograph before they bought it. */
export const triedFrontWords = {
  text: 'You tried this website with a photograph for the front. It is still in this tab alone: we do not have it. Once it is sent, you can put it at the front.',
  send: 'Send the photograph you tried',
  /** Once it has arrived. */
  front: {
    use: 'Use it at the front of your website',
    used: 'Your photograph is at the front of your website.',
  },
} as const;

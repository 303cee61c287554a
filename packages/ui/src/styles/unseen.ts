/** Takes a piece out of sight and leaves it to be heard, pressed and found: what is not displayed is none of these. */
export const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

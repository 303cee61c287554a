/** Hides a piece visually, and leaves it to be read, pressed and found: `display: none` would prevent all three. */
export const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

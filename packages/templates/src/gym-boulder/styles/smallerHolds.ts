/** On a smaller screen the holds of a wall are drawn this much smaller, at the same places. */
const small = 0.6;

/** Lays holds over a wall: drawn smaller, until there is room for the whole of it (`whole`, a media query). */
export const smallerHolds = (whole: string, hidden?: { '(forced-colors: active)': { display: 'none' } }) =>
  ({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    maxInlineSize: 'none',
    inlineSize: `calc(100% / ${small})`,
    blockSize: `calc(100% / ${small})`,
    overflow: 'visible',
    scale: small,
    transformOrigin: '0 0',
    selectors: { '&:dir(rtl)': { transformOrigin: '100% 0' } },
    '@media': { ...hidden, [whole]: { inlineSize: '100%', blockSize: '100%', scale: 'none' } },
  }) as const;

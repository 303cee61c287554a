import { style, styleVariants } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';
import { on } from '../../../theme/on.css.ts';

const root = style({ fontWeight: 600, overflowWrap: 'anywhere' });
// Narrower on a phone, where four short names just fit in one line.
const between = `clamp(10px, 3.4vw, ${space.large})`;
const narrowest = 'min(100%, 9.6rem)';

export const layout = styleVariants({
  row: [root, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${between}` }],
  columns: [
    root,
    {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(${narrowest}, 1fr))`,
      columnGap: space.large,
    },
  ],
});

export const align = styleVariants({
  start: {},
  center: {
    justifyItems: 'center',
    textAlign: 'center',
    // As words in a line are balanced, so that no name is left alone in the last.
    selectors: { [`&${layout.row}`]: { display: 'block', textWrap: 'balance' } },
  },
  // Columns too are filled from there, so that the hole in the last line is on the other side.
  end: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', textAlign: 'end' },
});

export const item = styleVariants({
  row: {
    selectors: {
      [`${align.center} > &`]: {
        display: 'inline-block',
        marginInline: `calc(${between} / 2)`,
        verticalAlign: 'top',
      },
    },
  },
  columns: {
    selectors: {
      [`${align.end} > &`]: { flex: `0 0 ${narrowest}`, display: 'flex', justifyContent: 'flex-end' },
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  // No line rather than a clear one, which forced colours would show under every link alike.
  textDecoration: 'none',
  textUnderlineOffset: '0.4em',
  selectors: {
    '&:hover, &[aria-current="page"]': { textDecoration: `underline 3px ${on.bright}` },
  },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { space, touchTarget } from '../../styles/scale.ts';
import { on } from '../../theme/ground.css.ts';

const root = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const layout = styleVariants({
  // Narrower on a phone, where four short names just fit in one line.
  row: [
    root,
    { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 clamp(10px, 3.4vw, ${space.large})` },
  ],
  columns: [
    root,
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.6rem), 1fr))',
      columnGap: space.large,
    },
  ],
});

export const align = styleVariants({
  start: {},
  center: { justifyContent: 'center', justifyItems: 'center', textAlign: 'center' },
  end: { justifyContent: 'flex-end', justifyItems: 'end', textAlign: 'end' },
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

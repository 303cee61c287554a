import { style, styleVariants } from '@vanilla-extract/css';
import { space, touchTarget } from '../../styles/scale.ts';
import { on } from '../../theme/ground.css.ts';

const root = style({ fontWeight: 600 });

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.6rem), 1fr))',
  columnGap: space.large,
  overflowWrap: 'anywhere',
});

export const layout = styleVariants({
  row: [root, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.large}` }],
  columns: [root, columns],
  columnsEnd: [root, columns, { justifyItems: 'end', textAlign: 'end' }],
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  textDecoration: 'underline 3px transparent',
  textUnderlineOffset: '0.4em',
  selectors: {
    '&:hover, &[aria-current="page"]': { textDecorationColor: on.bright },
  },
});

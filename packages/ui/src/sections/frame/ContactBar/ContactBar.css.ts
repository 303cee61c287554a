import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

/**
 * Sticky at the foot of the screen, and in flow at the foot of the page: there it takes its own height, so that all of
 * the page can be scrolled out from under it.
 */
export const room = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  '@media': {
    [from.tablet]: { display: 'none' },
    print: { display: 'none' },
    // Where the page has little room of its own, as in a small frame or far enlarged, it waits at the end.
    '(max-height: 28em)': { position: 'static' },
  },
});

export const root = style({
  borderBlockStart: `${vars.stroke.rule} ${on.bright}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});

export const ways = style({ display: 'flex' });

export const way = style({
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: { '& + &': { borderInlineStart: `${vars.stroke.hair} ${on.line}` } },
});

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxsmall,
  minBlockSize: '56px',
  padding: space.xxsmall,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.1,
  textAlign: 'center',
  textDecoration: 'none',
  outlineOffset: '-3px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const label = style({ maxInlineSize: '100%', overflowWrap: 'anywhere', hyphens: 'auto' });

import { style, styleVariants } from '@vanilla-extract/css';
import { from, noScript } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { control } from '../../forms/FieldFrame/FieldFrame.css.ts';

export const same = style({ display: 'flex' });

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: `${space.xxsmall} ${space.small}`,
  alignItems: 'start',
  paddingBlock: space.small,
  borderBlockStart: `2px solid ${vars.color.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '6.5rem minmax(0, 15rem) minmax(max-content, 1fr)' } },
});

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: '48px',
});

/** What only screen readers read stands after the visible words, and takes a pixel. */
export const turn = style({ paddingInlineEnd: '1px' });

// On a phone the times stand under the day and the button beside it.
export const times = style({
  display: 'grid',
  gap: space.xsmall,
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': { [from.tablet]: { gridColumn: 'auto', gridRow: 'auto' } },
});

const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: space.xsmall,
  alignItems: 'center',
});

export const span = styleVariants({
  seen: [row],
  // Only script could bring it out.
  hidden: [row, { display: 'none', '@media': { [noScript]: { display: 'grid' } } }],
});

export const time = style([control, { textAlign: 'center', fontVariantNumeric: 'tabular-nums' }]);

export const problem = style({ gridColumn: '1 / -1' });

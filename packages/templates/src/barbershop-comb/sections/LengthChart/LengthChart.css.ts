import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const rod = '14px';

export const root = style({ overflow: 'clip', paddingBlock: vars.rhythm.section });

export const rail = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space.xlarge} ${space.small}`,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      // Ten and more go on a second rail.
      selectors: {
        '&:has(> :nth-child(10))': {
          gridAutoFlow: 'row',
          gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
        },
      },
    },
  },
});

export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  selectors: {
    // The rail, from one side of the window to the other in each row.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '-100vw',
      blockSize: rod,
      background: on.ink,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } },
  },
});

export const comb = style({
  maxInlineSize: '100%',
  '@media': {
    [from.tablet]: { fontSize: '1.5rem' },
    [from.desktop]: { fontSize: 'clamp(0.875rem, 1.5vw, 1.2rem)' },
  },
});

export const mark = style({
  marginBlockStart: space.small,
  fontFamily: vars.font.display,
  fontSize: `calc(clamp(2.8rem, 5.4vw, 4.6rem) * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textTransform: vars.font.displayCase,
});

export const measure = style({ fontWeight: 700, fontSize: fontSize.medium });
export const note = style({ color: on.inkMuted, fontSize: fontSize.small, textWrap: 'balance' });

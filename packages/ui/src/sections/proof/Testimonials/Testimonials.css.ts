import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { on } from '../../../theme/on.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 3.4vw, 48px)',
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const head = style({ display: 'grid', justifyItems: 'start', gap: space.medium });

/** Cards as they fell through the letter box. */
export const tilted = style({
  minInlineSize: 0,
  '@media': {
    [from.tablet]: {
      selectors: {
        '&:nth-child(3n + 2)': { rotate: '1.2deg' },
        '&:nth-child(3n)': { rotate: '0.8deg' },
        '&:nth-child(3n + 1)': { rotate: '-1.2deg' },
      },
    },
  },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  inlineSize: '100%',
  maxInlineSize: '26rem',
});

export const average = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.medium}`,
  alignItems: 'center',
  marginBlockEnd: space.xsmall,
});

export const empty = style({
  padding: space.xlarge,
  border: `2px dashed ${on.ink}`,
  fontSize: fontSize.large,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

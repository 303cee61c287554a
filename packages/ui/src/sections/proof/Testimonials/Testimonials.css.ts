import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { on } from '../../../theme/on.css.ts';

const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 3.4vw, 48px)',
  alignItems: 'start',
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** The words stand in the place of a card; with facts beside them they have a row of their own. */
export const layout = styleVariants({
  words: [cards, { '@media': { [from.desktop]: columns(2) } }],
  facts: [cards, { '@media': { [from.desktop]: columns(3) } }],
});

const above = style({ display: 'grid', justifyItems: 'start', gap: space.medium });

export const head = styleVariants({
  words: [above],
  facts: [
    above,
    {
      '@media': {
        [from.desktop]: {
          ...columns(2),
          gridTemplateRows: 'auto auto 1fr',
          gridColumn: '1 / -1',
          columnGap: 'clamp(28px, 3.4vw, 48px)',
          alignItems: 'start',
        },
      },
    },
  ],
});

export const facts = style({
  inlineSize: '100%',
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { gridColumn: 2, gridRow: '1 / span 3' } },
});

export const fact = style({ paddingBlock: space.xsmall, borderBlockStart: `2px solid ${on.line}` });

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

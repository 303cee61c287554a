import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { measureMargin } from '../../../theme/measureMargin.ts';

const halves = style({ display: 'grid' });

export const root = styleVariants({
  start: [
    halves,
    { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' } } },
  ],
  end: [
    halves,
    {
      '@media': {
        [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
      },
    },
  ],
  /** No picture: the words take the page's whole width. */
  alone: [halves],
});

export const image = style({
  position: 'relative',
  // A little under a square on a phone, so that the first words show beneath it.
  minBlockSize: 'min(96vw, 40rem)',
  overflow: 'clip',
  background: vars.color.spark,
  color: vars.color.onSpark,
  selectors: { [`${root.end} > &`]: { '@media': { [from.desktop]: { order: 1 } } } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  alignContent: 'center',
  justifyItems: 'start',
  minInlineSize: 0,
  paddingBlock: vars.rhythm.section,
  paddingInline: vars.rhythm.gutter,
  '@media': {
    [from.desktop]: { paddingInlineStart: `max(${vars.rhythm.gutter}, 5vw)`, maxInlineSize: '56rem' },
  },
  selectors: {
    [`${root.alone} > &`]: {
      maxInlineSize: 'none',
      paddingInline: measureMargin(),
    },
  },
});

export const number = style({
  overflowWrap: 'anywhere',
  color: on.bright,
  fontSize: `calc(clamp(5.4rem, 13vw, 10rem) * ${vars.font.displayScale})`,
});

export const steps = style({ inlineSize: '100%', maxInlineSize: '36rem' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.4rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.small,
  paddingBlock: space.small,
  borderBlockStart: vars.stroke.frame,
  overflowWrap: 'anywhere',
});

export const place = style({
  color: on.bright,
  fontSize: `max(1.5rem, ${fontSize.xlarge} * ${vars.font.displayScale})`,
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });

export const fact = style({
  paddingBlock: space.xxsmall,
  paddingInline: space.small,
  border: `${vars.stroke.frame} ${on.bright}`,
  borderRadius: vars.radius.control,
  fontSize: fontSize.small,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

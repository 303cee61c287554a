import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontStretch } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 7vw, 104px)',
  alignItems: 'center',
});

export const layout = styleVariants({
  alone: [grid, { maxInlineSize: '48rem' }],
  withBill: [
    grid,
    { '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)' } } },
  ],
});

export const words = style({ minInlineSize: 0 });

const wire = `color-mix(in srgb, ${vars.street.onPaper} 28%, transparent)`;

// A bill in its frame, behind the wire, outside the newsagent's.
export const bill = style({
  position: 'relative',
  justifySelf: 'start',
  inlineSize: '100%',
  maxInlineSize: '300px',
  padding: '14px 16px 22px',
  border: `10px solid ${vars.street.iron}`,
  background: vars.street.paper,
  color: vars.street.onPaper,
  boxShadow: vars.shadow.liftLarge,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  rotate: '-1.5deg',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: [
        `repeating-linear-gradient(90deg, transparent 0 56px, ${wire} 56px 58px)`,
        `repeating-linear-gradient(transparent 0 56px, ${wire} 56px 58px)`,
      ].join(', '),
    },
  },
});

export const masthead = style({
  marginBlockEnd: '16px',
  padding: '10px',
  background: vars.color.surfaceDeep,
  color: vars.color.onDeep,
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  fontWeight: 700,
  lineHeight: 1,
});

export const headline = style({
  fontFamily: vars.font.display,
  fontSize: `calc(clamp(3.4rem, 14vw, 4.2rem) * ${vars.font.displayScale})`,
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.86,
  letterSpacing: '-0.02em',
  textTransform: 'uppercase',
});

import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  paddingBlock: space.xlarge,
  borderBlock: `${vars.stroke.hair} ${on.line}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.small} clamp(24px, 4vw, 56px)`,
  marginBlockStart: space.small,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: touchTarget,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  maxInlineSize: '100%',
  textDecoration: 'underline 2px transparent',
  selectors: { '&:hover': { textDecorationColor: on.bright } },
});

export const picture = style({ display: 'block', inlineSize: '9rem', maxInlineSize: '100%' });

/** Signwriters take turns. */
export const hands = ['wide', 'narrow', 'capitals', 'text'] as const;

const name = style({
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});

export const hand = styleVariants({
  wide: [name, { letterSpacing: vars.font.displayTracking }],
  narrow: [name, { fontStretch: fontStretch.narrow }],
  capitals: [
    name,
    {
      paddingBlock: '2px',
      paddingInline: space.xsmall,
      border: '2px solid',
      fontSize: fontSize.large,
      fontStretch: fontStretch.condensed,
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
    },
  ],
  text: [
    name,
    { fontFamily: vars.font.text, fontSize: fontSize.large, fontStyle: 'italic', fontWeight: 600 },
  ],
});

import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const { paper, onPaper, onPaperMuted, paperLine, paperAccent } = vars.street;

// By its own width: on a narrow card the address stands below the words.
const roomy = '(min-width: 26rem)';

export const root = style({ containerType: 'inline-size', minInlineSize: 0 });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${paperLine}`,
  background: paper,
  color: onPaper,
  boxShadow: vars.shadow.lift,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', minBlockSize: '12rem' },
  },
});

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  alignItems: 'flex-start',
  minInlineSize: 0,
  padding: 'clamp(18px, 2.4vw, 30px)',
});

export const print = style({
  color: paperAccent,
  fontFamily: vars.font.display,
  fontSize: fontSize.xsmall,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '0.02em',
});

export const quote = style({
  marginBlock: 'auto',
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  fontStretch: '88%',
  fontWeight: 700,
  lineHeight: 1.2,
  textWrap: 'pretty',
});

export const reply = style({
  paddingInlineStart: space.medium,
  borderInlineStart: `3px solid ${paperAccent}`,
  color: onPaperMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  justifyContent: 'space-between',
  minInlineSize: 0,
  marginInline: '18px',
  paddingBlock: '18px',
  borderBlockStart: `2px solid ${paperLine}`,
  '@container': {
    [roomy]: {
      marginInline: 0,
      marginBlock: '18px',
      paddingBlock: 0,
      paddingInline: '18px',
      borderBlockStart: 0,
      borderInlineStart: `2px solid ${paperLine}`,
    },
  },
});

export const postage = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-end',
  paddingInlineStart: '48px',
});

// It has already been through the machine: the mark runs over the stamp.
export const postmark = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '22px',
  insetInlineEnd: '52px',
  inlineSize: '86px',
  maxInlineSize: '60%',
  fill: 'none',
  stroke: onPaperMuted,
  strokeWidth: 1.6,
  rotate: '-8deg',
  opacity: 0.75,
});

const gummed = style({
  position: 'relative',
  padding: '3px',
  outline: `5px dotted ${paper}`,
  outlineOffset: '-2px',
});

const ink = (ground: string, letters: string) => [gummed, { background: ground, color: letters }];

export const stamp = styleVariants({
  accent: ink(vars.color.surfaceDeep, vars.color.onDeep),
  spark: ink(vars.color.spark, vars.color.onSpark),
  dark: ink(vars.street.onPaper, vars.color.spark),
});

export const face = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'space-evenly',
  minInlineSize: '74px',
  minBlockSize: '90px',
  padding: space.xsmall,
  border: '2px solid',
  fontFamily: vars.font.display,
  fontSize: '2.1rem',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
});

export const value = style({
  fontSize: '0.75rem',
  fontStretch: fontStretch.narrow,
  fontWeight: 700,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});

export const address = style({
  display: 'grid',
  gap: space.xsmall,
  fontSize: fontSize.small,
  lineHeight: 1.3,
});

export const line = style({
  paddingBlockEnd: '4px',
  borderBlockEnd: `1.5px solid ${paperLine}`,
});

export const verified = style({ display: 'flex', gap: space.xxsmall, alignItems: 'center', fontWeight: 600 });

export const source = style({ display: 'inline-block', paddingBlock: '4px' });

import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const { color, font, shadow, street } = vars;
const shade = `color-mix(in srgb, ${color.surfaceDeeper}, black 40%)`;
const slat = `color-mix(in srgb, ${street.sill}, ${street.sillEdge} 28%)`;
const gap = `color-mix(in srgb, ${street.sillEdge}, ${street.iron} 32%)`;

export const root = style({ paddingBlockStart: 'clamp(40px, 6vw, 80px)' });

export const building = style({
  position: 'relative',
  maxInlineSize: '58rem',
  marginInline: 'auto',
});

export const sign = style({
  padding: '0.12em 0.2em 0.16em',
  background: `${vars.lamps}, ${color.surfaceDeep}`,
  borderBlockStart: `10px solid ${color.surfaceDeeper}`,
  boxShadow: `inset 0 0 0 2px ${color.surfaceDeeper}, inset 0 0 0 4px ${color.spark}`,
  fontFamily: font.display,
  fontSize: 'clamp(4.5rem, 2rem + 11vw, 9rem)',
  fontWeight: font.displayWeight,
  fontStretch: fontStretch.normal,
  lineHeight: 0.9,
  letterSpacing: '0.02em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: color.spark,
  textShadow: `2px 2px 0 ${color.surfaceDeep}, 6px 6px 0 ${shade}`,
});

export const awning = style({
  position: 'relative',
  zIndex: 1,
  marginInline: '-8px',
  filter: `drop-shadow(0 5px 0 ${shadow.cast})`,
});

// Slats between two pilasters, and the bar that is locked to the ground.
export const shutter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: 'clamp(22rem, 42vw, 30rem)',
  marginBlockStart: '-14px',
  padding: `${space.huge} ${space.medium} ${space.vast}`,
  borderInline: `18px solid ${color.surfaceDeep}`,
  background: [
    `linear-gradient(${street.iron} 0 0) 50% 100% / 100% 12px no-repeat`,
    `linear-gradient(${shadow.cast}, transparent 96px)`,
    `repeating-linear-gradient(${slat} 0 20px, ${street.sillEdge} 20px 22px, ${gap} 22px 25px)`,
  ].join(', '),
  boxShadow: `inset 6px 0 0 ${gap}, inset -6px 0 0 ${gap}`,
  '@media': { [from.tablet]: { borderInlineWidth: '34px' } },
});

export const notice = style({ inlineSize: '100%', maxInlineSize: '33rem' });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  justifyItems: 'center',
  padding: `${space.xlarge} clamp(16px, 5vw, 48px)`,
  textAlign: 'center',
});

export const sill = style({ blockSize: '14px', marginInline: '-8px', background: street.sillEdge });

// As black as the iron by day; where a theme has pale iron, for a dark shutter, the cat is grey.
const fur = `color-mix(in srgb, ${color.ink} 40%, ${street.iron})`;

export const cat = style({
  position: 'absolute',
  insetBlockEnd: '-12px',
  insetInlineEnd: '8%',
  inlineSize: 'clamp(124px, 17vw, 190px)',
  fill: fur,
});
export const tail = style({ fill: 'none', stroke: fur, strokeWidth: 9, strokeLinecap: 'round' });
// Rimmed with ink, which shows only on a grey cat.
export const eye = style({
  fill: color.spark,
  stroke: color.focusEdge,
  strokeWidth: 3,
  paintOrder: 'stroke',
});
export const stripe = style({ fill: 'none', stroke: street.kerb, strokeWidth: 2.5, strokeLinecap: 'round' });

export const pavement = style({
  blockSize: '30px',
  borderBlockStart: `5px solid ${street.kerb}`,
  background: `linear-gradient(90deg, transparent calc(100% - 2px), ${street.kerb} 0) 0 0 / 118px 100%, ${street.pavement}`,
});

import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { phone } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { sheet } from '../../../theme/paper.css.ts';

const corner = 'clamp(24px, 6vw, 40px)';
const paint = vars.color.surfaceDeep;
const step = '92px';
const hooks = `radial-gradient(circle at 50% 28px, ${vars.color.spark} 5px, ${vars.color.surfaceDeeper} 5.5px 7px, transparent 7.5px)`;

const wide = createVar();
const eyelet = createVar();

/** How wide the key is drawn, and how far down its tag has its eyelet. */
export const drawing = styleVariants({
  large: { vars: { [wide]: '150px', [eyelet]: '18px' } },
  small: { vars: { [wide]: '105px', [eyelet]: '2px' } },
});

// A painted board with a row of hooks, as many as fit, and one of them behind the key.
export const board = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  padding: '22px clamp(14px, 4vw, 44px) clamp(28px, 4vw, 48px)',
  borderRadius: vars.radius.card,
  background: paint,
  boxShadow: `inset 0 0 0 8px ${vars.color.surfaceDeeper}, inset 0 0 0 10px color-mix(in srgb, ${paint}, white 22%), ${vars.shadow.lift}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      justifySelf: 'center',
      inlineSize: `calc(round(down, 100% - 112px, 2 * ${step}) + ${step})`,
      blockSize: '56px',
      background: `${hooks} 0 0 / ${step} 100%`,
    },
  },
  '@media': {
    '(forced-colors: active)': { border: '2px solid' },
    // The form and its button are in sight at once: the key is drawn where there is room.
    [phone]: { paddingBlockStart: '14px', selectors: { '&::before': { content: 'none' } } },
  },
});

export const keys = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: wide,
  marginBlockEnd: `calc(-1 * ${eyelet} - 16px)`,
  '@media': { [phone]: { display: 'none' } },
});
const line = style({ fill: 'none', strokeWidth: 3 });
export const ring = style([line, { stroke: vars.street.iron, strokeWidth: 6 }]);
export const string = style([line, { stroke: vars.street.iron }]);
export const hook = style([line, { stroke: vars.color.spark, strokeWidth: 5, strokeLinecap: 'round' }]);
export const key = style({
  fill: vars.color.spark,
  stroke: vars.color.focusEdge,
  strokeWidth: 2.5,
});

// What is clipped casts no shadow of its own.
export const shade = style({
  inlineSize: '100%',
  filter: `drop-shadow(0 6px 0 color-mix(in srgb, ${vars.color.surfaceDeeper}, black 45%))`,
});

export const tag = style([
  sheet,
  {
    position: 'relative',
    padding: `calc(${eyelet} + 50px) clamp(16px, 4vw, 36px) clamp(20px, 3vw, 32px)`,
    clipPath: `polygon(${corner} 0, calc(100% - ${corner}) 0, 100% ${corner}, 100% 100%, 0 100%, 0 ${corner})`,
    selectors: {
      // The eyelet: brass round a hole.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: eyelet,
        insetInline: 0,
        blockSize: '32px',
        background: `radial-gradient(circle at 50% 50%, ${vars.street.iron} 6px, ${vars.color.spark} 7px 13px, ${vars.color.focusEdge} 13.5px 15px, transparent 15.5px)`,
      },
    },
    // Forced colours take the paper away; it keeps an edge.
    '@media': {
      '(forced-colors: active)': { border: '2px solid', clipPath: 'none' },
      [phone]: { paddingBlockStart: space.large, selectors: { '&::before': { content: 'none' } } },
    },
  },
]);

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
});

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { surfaceDeep, surfaceDeeper, onDeep, onDeepBright, onDeepMuted } = vars.color;

const nail = (x: string) =>
  `radial-gradient(circle 3px, ${onDeepBright} 92%, transparent) ${x} 50% / 8px 8px no-repeat`;
const line = `inset 0 0 0 2px ${onDeepBright}`;

const board = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '88px',
  paddingInline: '30px',
  border: `5px solid ${surfaceDeeper}`,
  borderRadius: vars.radius.card,
  background: [nail('12px'), nail('calc(100% - 12px)'), surfaceDeep].join(', '),
  boxShadow: `${line}, ${vars.shadow.lift}`,
  color: onDeep,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  textAlign: 'center',
  // Scrolled into sight, it brings its label.
  scrollMarginBlockStart: '2.5rem',
  selectors: {
    '&:focus-visible': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `${line}, 0 0 0 6px ${vars.color.focusEdge}`,
    },
    '&::placeholder': { color: onDeepMuted, opacity: 1 },
    '&[aria-invalid]': { borderColor: vars.color.danger },
  },
});

/** Long names are set in smaller letters. */
export const input = styleVariants({
  short: [board, { fontSize: '1.75rem' }],
  usual: [board, { fontSize: '1.375rem' }],
  long: [board, { fontSize: '1rem' }],
});

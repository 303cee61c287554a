import { style } from '@vanilla-extract/css';
import { fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { windowVars } from '../../../theme/window.css.ts';

const { paint, trim } = windowVars;
const { focusEdge } = vars.color;
const darker = `color-mix(in srgb, ${paint}, black 32%)`;
const lighter = (amount: string) => `color-mix(in srgb, ${paint}, white ${amount})`;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  padding: space.xsmall,
  background: lighter('9%'),
  border: `3px solid ${darker}`,
  borderBlockEnd: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  selectors: {
    // The handle.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '63%',
      insetInlineStart: '10px',
      inlineSize: '6px',
      blockSize: '30px',
      borderRadius: '3px',
      background: trim,
    },
  },
});

export const glass = style({
  flex: 1,
  position: 'relative',
  background: `linear-gradient(112deg, transparent 40%, rgb(255 255 255 / 0.4) 0 62%, transparent 0), ${vars.street.pane}`,
  boxShadow: `inset 0 0 0 2px color-mix(in srgb, ${focusEdge} 48%, transparent), ${vars.shadow.glow}`,
});

const string = (to: string, side: string) =>
  `linear-gradient(to top ${to}, transparent calc(50% - 1px), ${focusEdge} 0 calc(50% + 1px), transparent 0) ${side} 0 / 50% 100% no-repeat`;

export const sign = style({
  position: 'absolute',
  insetBlockStart: '34%',
  insetInline: '4px',
  paddingBlock: '7px',
  paddingInline: '2px',
  border: '2px solid',
  borderRadius: '4px',
  background: vars.street.paper,
  fontSize: 'clamp(0.8rem, 1.5vw, 1.25rem)',
  fontStretch: fontStretch.condensed,
  lineHeight: 1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.street.paperAccent,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInline: '22%',
      blockSize: '20px',
      background: `${string('right', '0')}, ${string('left', '100%')}`,
    },
  },
});

export const panel = style({
  position: 'relative',
  blockSize: '32%',
  boxShadow: `inset 0 0 0 2px ${darker}, inset 0 0 0 5px ${lighter('14%')}`,
  selectors: {
    // The letter plate.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '10px',
      insetInline: '24%',
      blockSize: '8px',
      borderRadius: '1px',
      background: trim,
    },
  },
});

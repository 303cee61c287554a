import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const { color, street } = vars;
const wood = color.paper6;
const rod = '10px';
const inset = 'clamp(14px, 3vw, 30px)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxlarge} clamp(32px, 6vw, 96px)`,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' } },
});

export const head = style({ display: 'grid', gap: space.large, minInlineSize: 0 });

export const press = style({ position: 'relative', minInlineSize: 0, paddingBlockEnd: space.medium });

export const screws = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInline: inset,
  blockSize: '40px',
});

// A threaded rod with a wing nut on it.
export const screw = style({
  position: 'relative',
  inlineSize: rod,
  background: `repeating-linear-gradient(to bottom, ${on.ink} 0 2px, ${on.inkMuted} 2px 4px)`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: '-16px',
      blockSize: '18px',
      background: on.ink,
      clipPath: 'polygon(0 0, 26% 0, 40% 52%, 60% 52%, 74% 0, 100% 0, 84% 100%, 16% 100%)',
    },
  },
});

export const board = style({
  blockSize: '26px',
  background: `linear-gradient(to bottom, transparent 8px, rgb(0 0 0 / 0.12) 8px 9px, transparent 9px 17px, rgb(0 0 0 / 0.12) 17px 18px, transparent 18px), ${wood}`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const layers = style({ marginInline: 'clamp(4px, 1vw, 12px)' });

// Corrugated card lies between one sheet and the next, to let the damp out.
const corrugation = {
  content: '""',
  display: 'block',
  gridColumn: '1 / -1',
  blockSize: '13px',
  marginInline: `calc(-1 * ${space.medium})`,
  borderBlock: `2px solid ${street.onPaperMuted}`,
  background: `repeating-linear-gradient(70deg, ${street.onPaperMuted} 0 1.5px, ${street.paperLine} 1.5px 7px)`,
} as const;

export const layer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${space.large}`,
  alignItems: 'baseline',
  paddingInline: space.medium,
  background: street.paper,
  color: street.onPaper,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)' } },
  selectors: { '&::after': corrugation, '&:first-child::before': corrugation },
});

export const what = style({
  display: 'grid',
  minInlineSize: 0,
  paddingBlockStart: space.small,
  '@media': { [from.tablet]: { paddingBlockEnd: space.small } },
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  fontStyle: 'italic',
  lineHeight: 1.15,
});

export const note = style({ color: street.onPaperMuted, fontSize: fontSize.small });

export const due = style({
  paddingBlockEnd: space.small,
  color: street.paperAccent,
  fontWeight: 700,
  '@media': { [from.tablet]: { paddingBlockStart: space.small, textAlign: 'end' } },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  // The next step stands in the first screen: no more air over the nail than the awning needs.
  paddingBlock: `${space.xlarge} ${vars.rhythm.section}`,
  '@media': { print: { display: 'none' } },
});

// How far below its nail a sign hangs.
const hang = space.xlarge;

const board = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  justifyItems: 'center',
  maxInlineSize: '720px',
  marginBlockStart: hang,
  marginInline: 'auto',
  padding: 'clamp(28px, 4vw, 48px) clamp(24px, 5vw, 56px)',
  border: '3px solid',
  borderRadius: vars.radius.card,
  textAlign: 'center',
  selectors: {
    // The string over the nail.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInline: '30%',
      blockSize: hang,
      background: [
        `radial-gradient(circle, ${vars.street.iron} 7px, transparent 8px) 50% 0 / 18px 18px no-repeat`,
        `linear-gradient(to bottom right, transparent calc(50% - 1.5px), ${vars.street.iron} 0 calc(50% + 1.5px), transparent 0) 0 100% / 50% calc(100% - 9px) no-repeat`,
        `linear-gradient(to bottom left, transparent calc(50% - 1.5px), ${vars.street.iron} 0 calc(50% + 1.5px), transparent 0) 100% 100% / 50% calc(100% - 9px) no-repeat`,
      ].join(', '),
    },
  },
});

const enamel = (ground: string, ink: string, pin: string) => ({
  borderColor: ground,
  background: ground,
  color: ink,
  boxShadow: `inset 0 0 0 8px ${ground}, inset 0 0 0 11px ${pin}, ${vars.shadow.liftLarge}`,
});

export const sign = styleVariants({
  waiting: [
    board,
    enamel(vars.street.paper, vars.street.onPaper, vars.street.onPaper),
    { borderColor: vars.street.onPaper },
  ],
  success: [board, enamel(vars.color.surfaceDeep, vars.color.onDeep, vars.color.spark)],
  problem: [
    board,
    enamel(vars.color.surface, vars.color.ink, vars.color.danger),
    { borderColor: vars.color.danger },
  ],
});

export const mark = styleVariants({
  waiting: {},
  success: { color: vars.color.spark },
  problem: { color: vars.color.danger },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  justifyItems: 'center',
  inlineSize: '100%',
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  justifyItems: 'center',
});

export const reference = style({ fontFamily: vars.font.figures, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  alignItems: 'center',
  justifyContent: 'center',
});

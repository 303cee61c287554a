import { style, styleVariants } from '@vanilla-extract/css';
import { from, noScript } from '../../../styles/breakpoints.ts';
import { foldSign as foldMark } from '../../../styles/fold.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { unseen } from '../../../styles/unseen.ts';

const margin = 'clamp(18px, 2.6vw, 30px)';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  alignContent: 'start',
  paddingBlock: 'clamp(20px, 2.6vw, 36px)',
  paddingInline: 'clamp(14px, 2.4vw, 32px)',
  '@media': {
    [from.tablet]: { gap: space.large },
    [from.desktop]: {
      paddingInlineStart: `calc(${margin} + 24px)`,
      selectors: {
        // The double line that bookkeepers rule down the margin.
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: margin,
          borderInlineStart: `5px double ${vars.color.danger}`,
          opacity: 0.55,
        },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.medium} ${space.xlarge}`,
  alignItems: 'end',
  justifyContent: 'space-between',
  minInlineSize: 0,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  alignItems: 'end',
  paddingBlock: space.xsmall,
  borderBlock: `2px solid ${on.line}`,
  '@media': { [from.tablet]: { gap: space.medium, paddingBlock: space.medium } },
});

export const search = style({ flex: '3 1 16rem', minInlineSize: 0 });
// Two to a line on a phone, where the first lines of the ledger are to be on the first screen.
export const choice = style({ flex: '1 1 8rem', minInlineSize: 0 });

// Where there is room, they are never folded. A browser that does not know `::details-content` folds them there, too.
export const fold = style({
  flex: '1 1 100%',
  minInlineSize: 0,
  selectors: {
    '&::details-content': {
      '@media': { [from.tablet]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
  '@media': { [from.tablet]: { flex: '4 1 34rem' } },
});

export const foldSign = style({
  ...foldMark,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: touchTarget,
  marginInline: 0,
  paddingInline: 0,
  cursor: 'pointer',
  fontFamily: vars.font.display,
  fontWeight: 700,
  '@supports': {
    'selector(::details-content)': { '@media': { [from.tablet]: { display: 'none' } } },
  },
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.medium, alignItems: 'end' });

const seen = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
} as const;

export const submit = styleVariants({
  seen: {},
  // Script hears every change already; a visitor who looks for a button by keyboard finds it all the same.
  heard: {
    ...unseen,
    selectors: { '&:focus-within': seen },
    '@media': { [noScript]: seen },
  },
});

export const count = style({
  color: on.inkMuted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

const place = style({ minInlineSize: 0 });

export const lines = styleVariants({ ready: [place], loading: [place, { cursor: 'progress' }] });

export const blanks = style({ display: 'grid', gap: space.large, paddingBlock: space.medium });

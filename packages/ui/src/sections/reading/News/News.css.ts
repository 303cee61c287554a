import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { foldSign, printedWhole } from '../../../styles/fold.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const intro = style({ display: 'grid', gap: space.small });

export const news = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 48px)',
  paddingBlockStart: 'clamp(24px, 4vw, 48px)',
});

const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(20px, 3vw, 48px)',
  alignItems: 'start',
});

export const newest = styleVariants({
  told: [article],
  pictured: [
    article,
    { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' } } },
  ],
});

// It gives the picture its shape.
export const picture = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  maxInlineSize: '40rem',
  border: `${vars.stroke.frame} ${on.ink}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});

export const words = style({ display: 'grid', gap: space.small, minInlineSize: 0, maxInlineSize: '62ch' });

export const date = style({ color: on.inkMuted, fontSize: fontSize.small, lineHeight: 1.4 });

export const older = style({ borderBlockStart: `${vars.stroke.rule} ${on.ink}` });

export const item = style([
  printedWhole,
  { borderBlockEnd: `${vars.stroke.rule} ${on.ink}`, breakInside: 'avoid' },
]);

export const summary = style([
  foldSign,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.large,
    minBlockSize: touchTarget,
    paddingBlock: space.small,
    fontSize: fontSize.large,
    overflowWrap: 'anywhere',
    listStyle: 'none',
    cursor: 'pointer',
  },
]);

export const head = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

// Not the date: only the title can be pressed.
export const title = style({
  selectors: {
    [`${summary}:hover &`]: { textDecoration: `underline 2px ${on.bright}`, textUnderlineOffset: '0.2em' },
  },
});

const room = style({ paddingBlock: `${space.small} ${space.large}` });

export const unfolded = styleVariants({
  told: [newest.told, room],
  pictured: [newest.pictured, room],
});

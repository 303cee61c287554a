import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { cut } from '../../../theme/cut.css.ts';
import { on } from '../../../theme/on.css.ts';

const pane = style({ display: 'flex', flexDirection: 'column' });

export const root = styleVariants({ drawn: [pane], bare: [pane, { justifyContent: 'center' }] });

/** The drawing takes the height that the words beside it leave, edge to edge. */
const sheet = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 'clamp(260px, 40vw, 420px)',
  overflow: 'hidden',
});

export const drawing = styleVariants({
  bleed: [sheet, { borderBlockEnd: `${vars.stroke.frame} ${on.ink}` }],
  inset: [
    sheet,
    cut.second,
    {
      minBlockSize: 'clamp(280px, 62vw, 480px)',
      marginBlockStart: vars.rhythm.section,
      marginInline: vars.rhythm.gutter,
      border: `${vars.stroke.frame} ${on.ink}`,
      borderRadius: vars.radius.card,
    },
  ],
});

export const words = style({ paddingBlock: 'clamp(32px, 4vw, 56px)' });

// Beside each other where both have room.
export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.small} clamp(24px, 5vw, 72px)`,
});

export const place = style({ flex: '1 1 20rem', minInlineSize: 0 });

const where = style({ fontStyle: 'normal', fontWeight: 700, textWrap: 'balance', overflowWrap: 'anywhere' });

/** `sign`: all that the pane says, so it fills it. */
export const address = styleVariants({
  line: [where],
  sign: [where, { '@media': { [from.desktop]: { fontSize: fontSize.xlarge, lineHeight: 1.2 } } }],
});

export const details = style({
  flex: '1.2 1 26rem',
  minInlineSize: 0,
  maxInlineSize: '44rem',
  overflowWrap: 'anywhere',
});
export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${space.large}`,
  paddingBlock: space.small,
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 10ch) minmax(0, 1fr)' } },
});
export const term = style({ fontWeight: 700, fontSize: fontSize.medium });

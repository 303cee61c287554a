import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

// Read in the order name, kind, words; seen with the picture on top.
const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"media" "words"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  borderRadius: vars.radius.card,
  '@container': {
    // Lying down, where what it stands in measures itself and is wide.
    '(min-width: 44rem)': {
      selectors: {
        '&:has(> :nth-child(2))': {
          gridTemplateAreas: '"media words"',
          gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
          gridTemplateRows: 'auto',
        },
      },
    },
  },
});

export const tone = styleVariants({
  raised: [
    root,
    {
      vars: {
        [on.surface]: vars.color.surfaceRaised,
        [on.ink]: vars.color.ink,
        [on.inkMuted]: vars.color.inkMuted,
        [on.bright]: vars.color.accent,
      },
      border: `${vars.stroke.frame} ${vars.color.ink}`,
      background: vars.color.surfaceRaised,
      color: vars.color.ink,
      boxShadow: vars.shadow.lift,
    },
  ],
  /** Stays paper by day and by night. */
  paper: [
    root,
    {
      vars: {
        [on.surface]: vars.street.paper,
        [on.ink]: vars.street.onPaper,
        [on.inkMuted]: vars.street.onPaperMuted,
        [on.bright]: vars.street.paperAccent,
      },
      borderRadius: '2px',
      background: vars.street.paper,
      color: vars.street.onPaper,
      '@media': { '(forced-colors: active)': { border: '2px solid' } },
    },
  ],
});

export const media = style({ gridArea: 'media', minInlineSize: 0 });

export const words = style({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  minInlineSize: 0,
  padding: space.large,
});

// Under a name, yet drawn over it, as a sign says the kind before the name.
export const kicker = style({ order: -1 });

export const actions = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  marginBlockStart: 'auto',
  paddingBlockStart: space.xsmall,
});

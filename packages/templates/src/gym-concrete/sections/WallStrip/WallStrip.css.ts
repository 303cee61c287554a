import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { style } from '@vanilla-extract/css';

// Between two bays stands a pillar.
const pillar = 'clamp(4px, 0.9vw, 14px)';

export const wall = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: pillar,
  borderBlock: `${pillar} solid ${vars.color.ink}`,
  background: vars.color.ink,
});

export const bay = style({ minInlineSize: 0, background: vars.color.surface });

export const figure = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const picture = style({
  position: 'relative',
  aspectRatio: '8 / 7',
  overflow: 'hidden',
  '@media': { [from.tablet]: { aspectRatio: '5 / 4' } },
});

export const caption = style({
  padding: `${space.xsmall} ${space.xsmall} ${space.small}`,
  fontWeight: 700,
  fontSize: fontSize.small,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '@media': {
    [from.tablet]: {
      padding: `${space.small} ${space.medium}`,
      fontFamily: vars.font.display,
      fontWeight: vars.font.displayWeight,
      fontSize: fontSize.large,
      textTransform: vars.font.displayCase,
    },
  },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
// They meet where all halves of the site meet.
const pair = 'minmax(0, 1fr) minmax(0, 1fr)';

export const layout = styleVariants({
  pictured: [grid, { '@media': { [from.tablet]: { gridTemplateColumns: pair } } }],
  told: [grid],
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.large,
  minInlineSize: 0,
  paddingBlock: 'clamp(36px, 6vw, 88px)',
  paddingInline: measureMargin(),
  overflowWrap: 'anywhere',
  selectors: {
    [`${layout.pictured} > &`]: {
      '@media': { [from.tablet]: { paddingInline: `${measureMargin(0.5)} ${vars.rhythm.gutter}` } },
    },
  },
});

export const after = style({ display: 'block', color: on.bright });

// The rays of a drawing reach past it on every side, as far as the light goes.
export const light = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  overflow: 'clip',
});

export const figure = style({
  position: 'relative',
  justifySelf: 'center',
  inlineSize: 'min(62%, 15rem)',
  paddingBlockStart: space.large,
  '@media': {
    [from.tablet]: { inlineSize: 'min(80%, 27rem)', paddingBlockStart: space.xxlarge },
  },
});

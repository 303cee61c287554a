import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const list = style({ display: 'grid', gap: space.xlarge, justifyItems: 'center' });

// Punched where it tears: two half-circles on the line, one at the top and one at the bottom.
const hole = 'clamp(8px, 1.2vw, 14px)';
const punch = (edge: string) => `radial-gradient(circle ${hole} at 50% ${edge}, #0000 96%, #000)`;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  inlineSize: 'min(100%, 60rem)',
  minBlockSize: 'clamp(11rem, 22vw, 17rem)',
  mask: `${punch('0')} 0 0 / 100% 51% no-repeat, ${punch('100%')} 0 100% / 100% 51% no-repeat`,
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'calc(50% - 1px)',
      borderInlineStart: `2px dashed ${vars.color.controlEdge}`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

const half = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.small,
  minInlineSize: 0,
  padding: 'clamp(14px, 2.4vw, 40px)',
});

export const stub = style([half, { justifyItems: 'end', textAlign: 'end' }]);
export const gift = style([half, { gridTemplateRows: '1fr auto', containerType: 'inline-size' }]);

const figures = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  letterSpacing: vars.font.displayTracking,
});

// As large as its half is wide, and never broken.
export const price = styleVariants({ few: '42cqi', some: '26cqi', many: '17cqi' }, (fitting) => [
  figures,
  { fontSize: `calc(min(${fitting}, 7rem) * ${vars.font.displayScale})` },
]);

/** Left empty for a pen. */
export const line = style({
  inlineSize: 'min(100%, 22rem)',
  borderBlockEnd: `${vars.stroke.hair} ${on.inkMuted}`,
  color: on.inkMuted,
  fontSize: fontSize.small,
  '@media': { [from.tablet]: { fontSize: fontSize.medium } },
});

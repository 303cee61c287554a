import { createContainer, style } from '@vanilla-extract/css';
import { half } from '../../../primitives/Split/Split.css.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const inset = 'clamp(20px, 4vw, 44px)';

const lone = createContainer();

/** Where a slip has the width of a page for itself: its heading stands beside the fields. */
export const spread = `${lone} (min-width: 56rem)`;

const beside = `${half}:has(+ ${half}:not(:empty)) &, ${half}:not(:empty) + ${half} &`;

// Beside another section it is no wider than its fields, however wide the screen.
export const room = style({
  containerName: lone,
  containerType: 'inline-size',
  selectors: { [beside]: { containerType: 'normal' } },
});

export const slip = style({
  maxInlineSize: '46rem',
  padding: inset,
  paddingBlockStart: `calc(${inset} + ${vars.band.size})`,
  border: `${vars.stroke.frame} ${on.ink}`,
  borderRadius: vars.radius.card,
  // Over the ground's own colour, which is set by its class.
  backgroundImage: vars.band.picture,
  backgroundRepeat: 'no-repeat',
  backgroundSize: `100% ${vars.band.size}`,
  boxShadow: vars.shadow.lift,
  '@container': { [`${lone} (min-width: 0)`]: { maxInlineSize: 'none' } },
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  '@container': {
    [spread]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 9fr)',
      columnGap: 'clamp(40px, 6vw, 88px)',
    },
  },
});

// It keeps in sight what the fields are about, where it is not taller than the screen itself.
export const head = style({
  minInlineSize: 0,
  '@container': { [spread]: { position: 'sticky', insetBlockStart: space.xlarge, alignSelf: 'start' } },
});

export const facts = style({
  display: 'none',
  '@container': { [spread]: { display: 'grid', gap: space.large, marginBlockStart: space.xlarge } },
});

/** Shown once the address names it: the form came back. */
export const sent = style({
  padding: space.large,
  marginBlockEnd: space.large,
  scrollMarginBlockStart: space.huge,
  border: `${vars.stroke.frame} ${on.ink}`,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  selectors: { '&:not(:target)': { display: 'none' } },
});
export const sentHeading = style({ fontWeight: 700, fontSize: fontSize.large, lineHeight: 1.2 });

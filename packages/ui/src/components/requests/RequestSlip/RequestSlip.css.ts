import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const inset = 'clamp(20px, 4vw, 44px)';

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

import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xlarge} clamp(32px, 6vw, 88px)`,
  alignItems: 'center',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

// Room for the sill, which is wider than the shop.
export const shopWindow = style({ minInlineSize: 0, maxInlineSize: '26rem', paddingInline: space.xsmall });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  justifyItems: 'start',
  minInlineSize: 0,
});

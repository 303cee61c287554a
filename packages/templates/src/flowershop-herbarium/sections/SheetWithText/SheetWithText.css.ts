import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';

/** On a phone the words come first. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxlarge} clamp(32px, 6vw, 96px)`,
  alignItems: 'center',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
});

export const words = style({ display: 'grid', gap: space.large, alignContent: 'start', minInlineSize: 0 });

export const sheet = style({
  justifySelf: 'end',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  minInlineSize: 0,
});

import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';

// On a phone an action is as wide as a thumb can wish for.
export const root = style({
  display: 'grid',
  inlineSize: '100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: `${space.medium} ${space.large}`,
  '@media': {
    [from.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', inlineSize: 'auto' },
  },
});

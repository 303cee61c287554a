import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';

// Beside the heading where both have room, below it where they have not.
export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space.large} clamp(24px, 5vw, 72px)`,
});

export const head = style({ flex: '0 1 auto', minInlineSize: 0 });
// No wider than the eye goes from a day to its hours.
export const hours = style({ flex: '1 1 40rem', minInlineSize: 0, maxInlineSize: '40rem' });

import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.medium} clamp(28px, 4.8vw, 80px)`,
  alignItems: 'center',
  marginBlockEnd: 'clamp(28px, 4vw, 56px)',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const heading = style({ '@media': { [from.tablet]: { textAlign: 'end' } } });

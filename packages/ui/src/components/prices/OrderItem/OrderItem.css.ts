import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space.large,
  alignItems: 'center',
  paddingInlineStart: '6px',
  '@media': { [from.tablet]: { gridTemplateColumns: '190px minmax(0, 1fr)' } },
});

export const words = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

import { style } from '@vanilla-extract/css';
import { attention } from '../../styles/attention.css.ts';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

// Read in the order name, plate, window, actions; seen with the window on top.
export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"window window" "name plate" "actions actions"',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  columnGap: space.small,
  alignItems: 'center',
  selectors: { '&:hover, &:focus-within': { vars: { [attention]: '1' } } },
});

export const name = style({ gridArea: 'name', paddingBlockStart: space.medium });
export const plate = style({ gridArea: 'plate', paddingBlockStart: space.medium });
export const window = style({ gridArea: 'window', position: 'relative', minInlineSize: 0 });

export const link = style({
  textDecoration: 'none',
  selectors: {
    // As large as the card; what can be pressed by itself lies above it.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '12px',
      boxShadow: `0 0 0 12px ${vars.color.surface}, 0 0 0 18px ${vars.color.focusEdge}`,
    },
  },
});

export const actions = style({
  position: 'relative',
  zIndex: 2,
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  justifySelf: 'start',
  paddingBlockStart: space.small,
});

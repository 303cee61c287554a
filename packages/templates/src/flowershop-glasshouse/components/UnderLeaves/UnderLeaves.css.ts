import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { glazed, glazing, roundHead, spandrel } from '../../styles/glazing.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
});

/** Only seen where the words have a taller neighbour: on a phone there is nothing to fill. */
export const pane = style([
  glazed,
  {
    display: 'none',
    '@media': {
      [from.desktop]: {
        display: 'block',
        position: 'relative',
        borderBlockStart: `${glazing.bar} solid ${glazing.iron}`,
        background: spandrel,
      },
    },
  },
]);

export const arch = style({ ...roundHead, position: 'absolute', inset: 0, overflow: 'hidden' });

import { style, styleVariants } from '@vanilla-extract/css';
import { from, noScript } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';

const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  alignItems: 'start',
});

export const root = styleVariants({
  two: [bench, { '@media': { [from.desktop]: { gridTemplateColumns: '240px minmax(0, 1fr)' } } }],
  three: [
    bench,
    {
      '@media': {
        [from.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr) minmax(0, 372px)' },
        [`${from.desktop} and ${noScript}`]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
      },
    },
  ],
});

export const sheet = style({ minInlineSize: 0 });

/** On a phone alone, where there is room for one of the two. */
export const choice = style({
  minInlineSize: 0,
  '@media': { [from.desktop]: { display: 'none' }, [noScript]: { display: 'none' } },
});

const bay = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  minInlineSize: 0,
});
const away = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'grid' } },
});

export const work = styleVariants({ inFront: [bay], behind: [bay, away] });

const scripted = style({ '@media': { [noScript]: { display: 'none' } } });
const side = style([
  bay,
  // As high as the work, so that what is in it stays in sight beside that.
  { '@media': { [from.desktop]: { alignSelf: 'stretch', alignItems: 'start' } } },
]);

export const view = styleVariants({ inFront: [side, scripted], behind: [side, away, scripted] });

/** Beside the work, under a bar that stays at the top. */
export const kept = style({
  minInlineSize: 0,
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '7.5rem' } },
});

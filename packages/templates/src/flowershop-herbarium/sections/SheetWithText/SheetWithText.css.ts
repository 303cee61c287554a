import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxlarge} clamp(32px, 6vw, 96px)`,
  alignItems: 'center',
});

export const layout = styleVariants({ start: '5fr 6fr', end: '6fr 5fr' }, (tracks) => [
  columns,
  {
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: tracks
          .split(' ')
          .map((track) => `minmax(0, ${track})`)
          .join(' '),
      },
    },
  },
]);

export const words = style({ display: 'grid', gap: space.large, alignContent: 'start', minInlineSize: 0 });

const place = style({ inlineSize: '100%', maxInlineSize: '26rem', minInlineSize: 0 });

export const sheet = styleVariants({
  start: [place, { justifySelf: 'start', '@media': { [from.tablet]: { order: -1 } } }],
  end: [place, { justifySelf: 'end' }],
});

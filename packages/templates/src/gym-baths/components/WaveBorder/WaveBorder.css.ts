import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';
import { type GroundName, grounds } from '@awning/ui/theme/grounds';

// What potters and tilers call a running dog.
const wave = [
  '...####...',
  '..######..',
  '.###...##.',
  '.##..#.##.',
  '###..###..',
  '###......#',
  '#####..###',
];

const paint = createVar();
const tile = 'clamp(4px, 0.5vw, 6px)';

const length = (tiles: number) => `calc(${tile} * ${tiles})`;

const row = (tiles: string, place: number) => {
  const stops = [...tiles.matchAll(/#+|\.+/g)].map(
    ({ 0: run, index }) =>
      `${run.startsWith('#') ? paint : '#0000'} ${length(index)} ${length(index + run.length)}`,
  );
  return `linear-gradient(90deg, ${stops.join(', ')}) 0 ${length(place)} / ${length(tiles.length)} ${tile} repeat-x`;
};

/** Takes no room of its own: the waves lie over the last of what was before. */
export const root = style({ position: 'relative', zIndex: 1, blockSize: 0, pointerEvents: 'none' });

export const waves = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-1px',
  blockSize: length(wave.length),
  background: wave.map(row).join(', '),
  mask: `linear-gradient(90deg, #000 calc(${tile} - 1px), #0000 0) 0 0 / ${tile} 100% intersect, linear-gradient(#000 calc(${tile} - 0.5px), #0000 0) 0 0 / 100% ${tile}`,
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const tone = styleVariants(grounds, ({ surface }: (typeof grounds)[GroundName]) => ({
  vars: { [paint]: vars.color[surface] },
}));

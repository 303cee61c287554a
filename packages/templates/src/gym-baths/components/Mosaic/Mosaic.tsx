import { vars } from '@awning/ui/theme';
import { Drawing, type DrawingProps } from '@awning/ui/primitives';

export interface MosaicProps extends Pick<DrawingProps, 'label' | 'fill'> {
  /** The picture from its top row down: a character for each tile. All rows are as long. A space leaves the wall bare. */
  rows: readonly string[];
  /** The glaze of each character, best one of the theme's own colours, so that the picture changes with it. */
  tiles: Readonly<Record<string, string>>;
}

/** Lays a picture in square tiles, no two rows of which came out of the kiln quite alike. */
export function Mosaic({ rows, tiles, ...drawing }: MosaicProps) {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const height = rows.length;
  // Along every row and back, so that one dash pattern falls differently on each.
  const everyRow = `M-1 .5${rows.map((_, y) => `H${y % 2 ? -1 : width + 1}v1`).join('')}`;
  const bare = rows.some((row) => row.includes(' '));

  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} {...drawing}>
      <g fill="none">
        {[...runsOf(rows)].map(([tile, runs]) => (
          <path key={tile} stroke={tiles[tile]} d={runs} />
        ))}
        {!bare && (
          <>
            <path stroke="#fff" strokeOpacity="0.16" strokeDasharray="1 6 1 9 2 11 1 4" d={everyRow} />
            <path stroke="#000" strokeOpacity="0.035" strokeDasharray="1 8 1 13 1 5" d={everyRow} />
          </>
        )}
        <path stroke={vars.color.line} strokeWidth="0.08" d={groutOf(width, height)} />
      </g>
    </Drawing>
  );
}

/** One path for each kind of tile: a stroke as tall as a tile along every run of them. */
function runsOf(rows: readonly string[]) {
  const paths = new Map<string, string>();
  for (const [y, row] of rows.entries()) {
    for (const { 0: run, index } of row.matchAll(/(\S)\1*/g)) {
      const tile = run.charAt(0);
      paths.set(tile, `${paths.get(tile) ?? ''}M${index} ${y}.5h${run.length}`);
    }
  }
  return paths;
}

const groutOf = (width: number, height: number) =>
  [
    ...Array.from({ length: height + 1 }, (_, y) => `M0 ${y}h${width}`),
    ...Array.from({ length: width + 1 }, (_, x) => `M${x} 0v${height}`),
  ].join('');

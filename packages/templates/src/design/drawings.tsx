import { Drawing, type DrawingProps } from '@awning/ui/primitives';
import { useId, useMemo, type ComponentType } from 'react';
import type { Drawings } from './show.tsx';

/**
 * The paints of a design's drawings: each colour as it stands in their files, where any editor shows it, and its colour
 * on a page, mostly one of the theme's.
 */
export type Paints = Readonly<Record<string, string>>;

interface DrawnProps {
  /** The words for screen readers. Without them it is an ornament. */
  label?: string | undefined;
}

const edges = { xMidYMin: 'start', xMidYMid: 'middle', xMidYMax: 'end' } as const;

/** How it stands in its box, as SVG says it: at which edge, cut or whole, within the box or over it. */
function placeOf(svg: string): Omit<DrawingProps, 'children'> {
  const said = (name: string) => new RegExp(`<svg\\b[^>]*\\s${name}="([^"]*)"`).exec(svg)?.[1];
  const viewBox = said('viewBox');
  if (viewBox === undefined) throw new Error(`A drawing without viewBox: ${svg.slice(0, 80)}`);
  const [edge = '', cut] = said('preserveAspectRatio')?.split(' ') ?? [];
  return {
    viewBox,
    ...(Object.hasOwn(edges, edge) && { fill: edges[edge as keyof typeof edges], whole: cut === 'meet' }),
    reach: said('overflow') === 'visible' ? 'over' : 'within',
  };
}

/** What is drawn, in the colours of a page. */
function painted(svg: string, paints: Paints): string {
  const shapes = svg
    .slice(0, svg.lastIndexOf('</svg>'))
    .replace(/^.*?<svg\b[^>]*>/s, '')
    .replaceAll(/\s+(?=<|$)/g, '')
    .replaceAll(' />', '/>');
  return shapes.replaceAll(/#[\da-f]{6}\b/gi, (colour) => {
    const paint = paints[colour.toLowerCase()];
    if (paint === undefined) throw new Error(`A drawing in ${colour}, which is none of the design’s paints`);
    return paint;
  });
}

/**
 * Makes a component of the shapes in a drawing's file, to stand within another drawing.
 *
 * @throws when a colour is none of the design's paints, as no theme could change it
 */
export function shapesOf(svg: string, paints: Paints): ComponentType {
  const shapes = painted(svg, paints);

  return function Shapes() {
    // A drawing may stand on a page twice.
    const id = useId();
    // React writes the markup again when the object is another, though the text is the same.
    const markup = useMemo(() => ({ __html: shapes.replaceAll(/ id="|href="#|url\(#/g, `$&${id}`) }), [id]);
    return <g dangerouslySetInnerHTML={markup} />;
  };
}

/**
 * Makes a component of a drawing's file. A drawing that is `aria-hidden` there is an ornament even where a picture has
 * words: they describe a photograph that the drawing stands in for, and would not be true of it.
 *
 * @throws as `shapesOf` does
 */
export function drawingOf(svg: string, paints: Paints): ComponentType<DrawnProps> {
  const place = placeOf(svg);
  const isOrnament = /<svg\b[^>]*\saria-hidden="true"/.test(svg);
  const Shapes = shapesOf(svg, paints);

  return function Drawn({ label }) {
    return (
      <Drawing label={isOrnament ? undefined : label} {...place}>
        <Shapes />
      </Drawing>
    );
  };
}

/**
 * Makes a design's drawings of their files.
 *
 * @param files as `import.meta.glob` finds them; a drawing is named after its file
 */
export function drawingsOf(files: Readonly<Record<string, string>>, paints: Paints): Drawings {
  return Object.fromEntries(
    Object.entries(files).map(([file, svg]) => {
      const Drawn = drawingOf(svg, paints);
      const drawn: Drawings[string] = ({ alt }) => <Drawn label={alt} />;
      return [file.replace(/^.*\/(.*)\.svg$/, '$1'), drawn];
    }),
  );
}

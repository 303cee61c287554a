import type { Core } from '../content.ts';
import type { Picture } from '../pictures.ts';
import { landscape } from './landscape.ts';

const isDrawn = (value: object): value is Extract<Picture, { kind: 'drawing' }> =>
  'kind' in value && value.kind === 'drawing';

const { alt, ...file } = landscape;

/** The one file that `photographed` names. */
export const files = { 'landscape.jpg': file };

const photo = (drawing?: string): Picture => ({
  kind: 'photo',
  file: 'landscape.jpg',
  alt,
  focus: { x: 40, y: 70 },
  ...(drawing && { drawing }),
});

function replaced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaced);
  if (typeof value !== 'object' || value === null) return value;
  if (isDrawn(value)) return photo(value.name);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner)]));
}

/** Content with a photograph wherever it has a drawing, and on its first screen in any case; its map stays. */
export function photographed<Content extends Core>(content: Content): Content {
  const all = replaced(content) as Content;
  return { ...all, opening: { ...all.opening, picture: photo(drawingOf(content)) } };
}

const drawingOf = ({ opening }: Core) =>
  opening?.picture?.kind === 'drawing' ? opening.picture.name : undefined;

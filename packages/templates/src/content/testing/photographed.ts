import type { Picture } from '../pictures.ts';
import { landscape } from './landscape.ts';

/** Content as it is stored. */
type Stored = Readonly<Record<string, unknown>>;

/** What a map is called in the samples. */
const map = 'map.jpg';

const isPicture = (value: object): value is Picture =>
  'kind' in value &&
  (value.kind === 'drawing' || (value.kind === 'photo' && 'file' in value && value.file !== map));

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

function drawingOf(picture: Picture | undefined): string | undefined {
  if (picture?.kind === 'drawing') return picture.name;
  return picture?.kind === 'photo' ? picture.drawing : undefined;
}

function replaced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaced);
  if (typeof value !== 'object' || value === null) return value;
  if (isPicture(value)) return photo(drawingOf(value));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner)]));
}

/** Content with a photograph wherever it has a picture, and on its first screen in any case; its map stays. */
export function photographed(content: Stored): Stored {
  const { opening } = content as { opening?: { picture?: Picture } };
  const all = replaced(content) as Stored;
  return { ...all, opening: { ...(all['opening'] as object), picture: photo(drawingOf(opening?.picture)) } };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toId } from 'storybook/internal/csf';

export interface LibraryPiece {
  name: string;
  /** What it does, for readers of the guide: the sentence above it in its file. */
  purpose: string | undefined;
  /** The id of its page in Storybook. */
  page: string;
}

export interface LibraryShelf {
  /** The folder. */
  name: string;
  pieces: readonly LibraryPiece[];
}

const room = (folder: string) => fileURLToPath(new URL(`../packages/ui/src/${folder}`, import.meta.url));

/** The sentence above what a file exports under that name. */
export function purposeOf(name: string, code: string): string | undefined {
  const above = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export function ${name}\\b`).exec(code);
  const said = above?.[1]
    ?.replaceAll(/\n[^\S\n]*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return said && (/^.*?\.(?= |$)/.exec(said)?.[0] ?? said);
}

const readShelves = (kind: 'sections' | 'components'): LibraryShelf[] =>
  readdirSync(room(kind)).map((shelf) => ({
    name: shelf,
    pieces: readdirSync(path.join(room(kind), shelf))
      .map((name) => ({ name, file: path.join(room(kind), shelf, name, name) }))
      // A piece without a story has no page to lead to.
      .filter(({ file }) => existsSync(`${file}.stories.tsx`))
      .map(({ name, file }) => ({
        name,
        purpose: purposeOf(name, readFileSync(`${file}.tsx`, 'utf8')),
        page: toId(`${kind}/${shelf}/${name}`, 'docs'),
      })),
  }));

/** Every section and every component of the package that has a page, as its folders and its files say. */
export const readLibrary = () => ({ shelves: readShelves('sections'), drawers: readShelves('components') });

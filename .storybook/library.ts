import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface LibraryPiece {
  name: string;
  /** What it does for whoever reads the page: the sentence above it in its file. */
  purpose: string | undefined;
  /** Whether the shop or a design shows it yet; the guide's own sites do not count. */
  used: boolean;
}

export interface LibraryShelf {
  /** The job a person has, as the folder says it. */
  job: string;
  pieces: readonly LibraryPiece[];
}

const room = (folder: string) => fileURLToPath(new URL(`../${folder}`, import.meta.url));

/** The sentence above what a file exports under that name. */
export function purposeOf(name: string, code: string): string | undefined {
  const above = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export function ${name}\\b`).exec(code);
  return above?.[1]?.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
}

function usedSections(): Set<string> {
  const names = ['packages/templates/src', 'apps/site/src'].flatMap((folder) =>
    readdirSync(room(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.stories|\.test)\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(path.join(room(folder), file), 'utf8').matchAll(/@awning\/ui\/sections\/(\w+)/g),
      ])
      .map(([, name]) => name),
  );
  return new Set(names);
}

/** Every section of the package by the job it does, as its folders and its files say. */
export function readLibrary(): readonly LibraryShelf[] {
  const sections = room('packages/ui/src/sections');
  const used = usedSections();
  return readdirSync(sections).map((job) => ({
    job,
    pieces: readdirSync(path.join(sections, job)).map((name) => ({
      name,
      purpose: purposeOf(name, readFileSync(path.join(sections, job, name, `${name}.tsx`), 'utf8')),
      used: used.has(name),
    })),
  }));
}

import type { API_PreparedStoryIndex } from 'storybook/internal/types';
import { words } from './words.ts';

// Storybook’s search is Fuse over names, paths and anchors: of two matches it prefers the one that matches nearer the
// start. One invisible character in front of a name is enough to put it second.
const unseen = '\u2060';
const later = (name: string) => `${unseen}${name}`;

// Fuse gives a name six times the weight of an anchor.
const anchorsThatWeighAsName = Array.from({ length: 6 }, () => '');

/** A name as it is meant to be read. */
export const seen = (name: string) => name.replaceAll(unseen, '');

/** Whether an entry is the page of a piece, and not a page of the guide. */
export const isPageOfPiece = ({ type, tags = [] }: { type: string; tags?: readonly string[] }) =>
  type === 'docs' && !tags.includes('unattached-mdx');

type Entry = API_PreparedStoryIndex['entries'][string];

function findable(entry: Entry): Entry {
  const path = entry.title.split('/');
  const piece = path.at(-1) ?? entry.title;
  const put = { ...entry, title: path.map(later).join('/') };
  if (!isPageOfPiece(entry)) return { ...put, name: later(entry.name) };
  const isSection = path[0] === 'Sections';
  const called = isSection || path[0] === 'Components' ? (words[piece] ?? []) : [];
  // Its types say nothing of anchors, which its search reads.
  const anchored = {
    ...put,
    name: isSection ? piece : later(piece),
    anchors: called.flatMap((title) => anchorsThatWeighAsName.map((id) => ({ id, title }))),
  };
  return anchored;
}

const known = new WeakSet<API_PreparedStoryIndex>();

/**
 * The index of Storybook’s search: a word finds the section before a page or a design of the same name, and the words
 * that people use find the pieces under our names. Undefined where the index has been through this already.
 */
export function findableIndex(index: API_PreparedStoryIndex): API_PreparedStoryIndex | undefined {
  if (known.has(index)) return undefined;
  const entries = Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => [id, findable(entry)]),
  );
  const result = { ...index, entries };
  known.add(result);
  return result;
}

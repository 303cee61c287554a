import { readFile } from 'node:fs/promises';
import { compile } from '@mdx-js/mdx';

const wordsPerMinute = 220;

/**
 * How many words a post has for its readers: its mark-up is not counted.
 *
 * @param {string} text
 */
export const countWords = (text) =>
  text
    .replaceAll(/\]\([^)]*\)|<[^>]*>|^#+ /gm, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * Lets Vite take posts written in MDX: `post.mdx?post` is their words as a component, `post.mdx?minutes` how long they
 * take to read. Storybook compiles MDX too, and leaves files with a query after their names to this plugin.
 *
 * @returns {import('vite').Plugin}
 */
export function posts() {
  return {
    name: 'awning-posts',
    enforce: 'pre',
    async load(id) {
      if (questionOf(id) !== 'minutes') return undefined;
      const [file = ''] = id.split('?');
      this.addWatchFile(file);
      const words = countWords(await readFile(file, 'utf8'));
      return `export default ${Math.max(1, Math.round(words / wordsPerMinute))}`;
    },
    async transform(text, id) {
      if (questionOf(id) !== 'post') return undefined;
      const compiled = await compile(text, { rehypePlugins: [() => nameHeadings] });
      return { code: String(compiled), map: null };
    },
  };
}

/** @param {string} id */
const questionOf = (id) => /\.mdx\?(\w+)/.exec(id)?.[1];

/**
 * Gives each heading an id made of its words, so that a link can lead to it.
 *
 * @param {{ type: string, tagName?: string, value?: string, properties?: Record<string, unknown>, children?: any[] }} node
 */
function nameHeadings(node) {
  if (/^h[2-4]$/.test(node.tagName ?? '')) node.properties = { ...node.properties, id: slugOf(textOf(node)) };
  for (const child of node.children ?? []) nameHeadings(child);
}

/**
 * @param {{ value?: string, children?: any[] }} node
 * @returns {string}
 */
const textOf = ({ value = '', children = [] }) => value + children.map(textOf).join('');

/** @param {string} text */
const slugOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

import { expect, test } from 'vitest';
import { countWords } from '../posts.mjs';
import { postCategories } from './post.ts';
import { posts } from './posts.ts';

const texts = import.meta.glob<string>('./posts/*.mdx', { eager: true, query: '?raw', import: 'default' });
const drawings = import.meta.glob<string>('./posts/*.svg', { eager: true, query: '?raw', import: 'default' });

const ids = posts.map(({ id }) => id);

test('every text is a post, the newest first', () => {
  expect(Object.keys(texts).toSorted()).toEqual(ids.map((id) => `./posts/${id}.mdx`).toSorted());
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
});

test.each(postCategories)('%s has at least two', (category) => {
  expect(posts.filter((post) => post.category === category).length).toBeGreaterThanOrEqual(2);
});

test.each(posts)('$id says 500 to 900 words, and how long they take', ({ id, minutes }) => {
  const words = countWords(texts[`./posts/${id}.mdx`]!);

  expect(words).toBeGreaterThanOrEqual(500);
  expect(words).toBeLessThanOrEqual(900);
  expect(minutes).toBe(Math.round(words / 220));
});

test.each(posts)('$id goes with others that are there, never with itself', ({ id, related }) => {
  for (const other of related) expect(ids).toContain(other);
  expect(related).not.toContain(id);
  expect(new Set(related).size).toBe(related.length);
});

test.each(posts)('the drawing of $id is light and wears the theme', ({ id, image }) => {
  const drawing = drawings[`./posts/${id}.svg`]!;

  expect(drawing.length).toBeLessThan(3000);
  expect(drawing).toContain('<g id="art">');
  // All paint is in the theme's colours.
  const paints = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
  expect(paints.filter((paint) => paint !== 'none' && !paint?.startsWith('var(--ui-'))).toEqual([]);
  expect(image.alt).toMatch(/\.$/);
});

test('mark-up is not counted as words', () => {
  expect(countWords('## Two words\n\n- **one** [two three](/blog/x) <br /> “four” 5')).toBe(7);
});

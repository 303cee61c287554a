import { posts } from '@awning/content/posts';
import { expect, test } from 'vitest';
import { findPosts, readPostQuery, writePostQuery } from './blog.ts';
import { day } from '../format/day.ts';
import { designsOf } from './designsOf.ts';
import { findPost, neighboursOf, relatedTo } from './posts.ts';

const asked = (query: string) => readPostQuery(new URLSearchParams(query));
const found = (query: string) => findPosts(posts, asked(query)).map(({ id }) => id);

test('a post is found by any words of its title, however they are written', () => {
  expect(found('q=OPENING%20hours')).toEqual(['opening-hours']);
  expect(found('q=hours+opening')).toEqual(['opening-hours']);
  expect(found('q=  ')).toHaveLength(posts.length);
  expect(found('q=zebra')).toEqual([]);
});

test('a category narrows, in any case; one that does not exist does not', () => {
  const seo = posts.filter(({ category }) => category === 'SEO').map(({ id }) => id);
  expect(found('category=seo')).toEqual(seo);
  expect(found('category=SEO')).toEqual(seo);
  expect(found('category=cooking')).toHaveLength(posts.length);
  expect(found('category=design&q=hours')).toEqual([]);
});

test('an empty filter stays out of the address', () => {
  expect(`${writePostQuery({ q: '', category: '' })}`).toBe('');
  expect(`${writePostQuery({ q: 'a b', category: 'seo' })}`).toBe('q=a+b&category=seo');
});

test.each(posts)('three others are related to $id, the named ones first', (post) => {
  const related = relatedTo(post);

  expect(related.map(({ id }) => id).slice(0, post.related.length)).toEqual(post.related);
  expect(new Set(related).size).toBe(3);
  expect(related).not.toContain(post);
});

test.each(posts)('$id ends in two or three templates, each of them on the shelf', (post) => {
  const { ids } = post.designs;

  expect(designsOf(post).map(({ template }) => template.id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect([2, 3]).toContain(ids.length);
});

test('where fewer are named, the category fills the line up', () => {
  const alone = { ...findPost('one-typeface')!, related: [] };

  expect(relatedTo(alone).map(({ category }) => category)).toEqual(['Design', 'Design', posts[1]!.category]);
});

test('the newest has nothing newer beside it, the oldest nothing older', () => {
  expect(neighboursOf(posts[0]!)).toEqual({ older: posts[1] });
  expect(neighboursOf(posts.at(-1)!)).toEqual({ newer: posts.at(-2) });
});

test('a day is written the British way, in any time zone', () => {
  expect(day('2026-03-02')).toEqual({ text: '2 March 2026', dateTime: '2026-03-02' });
});

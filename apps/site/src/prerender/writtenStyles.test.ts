import { expect, test } from 'vitest';
import { foldMark } from './fold.ts';
import { readWrittenStyles } from './writtenStyles.ts';

const fold =
  '<div data-fold="" hidden="" id="fold"><link rel="stylesheet" href="/assets/rest.css"><script> </script></div>';
const page = (screen: string, end = fold) =>
  `<html><head><style>.bar{margin:var(--a);--a:1px}</style></head><body>${screen}${end}<p class="foot"></p></body></html>`;
const readSheet = () =>
  Promise.resolve('.bar:hover{color:red}.foot{color:var(--b)}.bar{--b:red}.foot{--a:2px}');
const stylesOf = (html: string) => readWrittenStyles(html, readSheet);

test('a page with all its styles inlined leaves none in another file', async () => {
  expect(await stylesOf(page('<p class="bar"></p>', ''))).toBeUndefined();
});

test.each([
  ['the same in another order', '<i class="new"></i><p class="bar"></p>', true],
  ['what no style speaks of', '<p class="bar new"></p>', true],
  ['a property of the first screen', '<p class="bar" style="color:var(--a)"></p>', true],
  ['what is served open', '<p class="bar" open=""></p>', false],
  ['what stood below the first screen', '<p class="foot"></p>', false],
  ['a property that is only said later', '<p class="bar" style="color:var(--b)"></p>', false],
])('with %s on its first screen, the written styles suffice: %s', async (_, screen, may) => {
  const styles = await stylesOf(page('<p class="bar"></p>'));
  expect(styles?.first).toEqual({ css: '.bar{margin:var(--a);--a:1px}', rest: '/assets/rest.css' });
  expect(styles?.suffice(screen + foldMark)).toBe(may);
});

test('a page without a mark of its first screen’s end has all its styles inlined', async () => {
  const styles = await stylesOf(page('<p class="bar"></p>'));
  expect(styles?.suffice('<p class="bar"></p>')).toBe(false);
});

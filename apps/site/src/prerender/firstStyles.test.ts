import { expect, test } from 'vitest';
import { firstStyles } from './firstStyles.ts';
import { foldMark } from './fold.ts';

const css = '.bar{margin:0}.red{--paint:red}.blue{--paint:blue}.pane{fill:var(--paint)}.foot{padding:0}';
const pageOf = (screen: string) => ({ css, body: `${screen}${foldMark}<p class="foot"></p>` });

test('what one page alone shows first stands in its document, and in the sheet of all', () => {
  const red = pageOf('<p class="bar pane red"></p>');
  const blue = pageOf('<p class="bar pane blue"></p>');
  const { sheets, firstOf } = firstStyles([red, blue]);
  expect(sheets.map((sheet) => sheet.css)).toEqual(['.red{--paint:red}.blue{--paint:blue}.foot{padding:0}']);
  expect(firstOf(red)?.css).toBe('.bar{margin:0}.pane{fill:var(--paint)}.red{--paint:red}');
  expect(firstOf(blue)?.css).toBe('.bar{margin:0}.pane{fill:var(--paint)}.blue{--paint:blue}');
  expect(firstOf(blue)?.rest).toBe(firstOf(red)?.rest);
});

test('a page that has no other of its kind leaves what it shows first out of the sheet', () => {
  const red = pageOf('<p class="bar pane red"></p>');
  const { sheets, firstOf } = firstStyles([red]);
  expect(sheets[0]?.css).toBe('.blue{--paint:blue}.foot{padding:0}');
  expect(firstOf(red)?.css).toContain('.red{--paint:red}');
});

test('a page without a mark of its first screen’s end has all its styles', () => {
  const page = { css, body: '<p class="bar"></p>' };
  const { sheets, firstOf } = firstStyles([page]);
  expect(sheets).toEqual([]);
  expect(firstOf(page)).toBeUndefined();
});

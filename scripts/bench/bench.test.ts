import { expect, test } from 'vitest';
import { at, median, targetOf, verdictOf, type Row } from './figures.mjs';
import { withoutScripts } from './routes.mjs';
import { renderPage, type Report } from './page.mjs';

test('the figure in the middle is one that was measured', () => {
  expect(median([30, 1, 20])).toBe(20);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([7])).toBe(7);
  const hundred = Array.from({ length: 100 }, (_, place) => 100 - place);
  expect(at(hundred, 0.99)).toBe(99);
  expect(at(hundred, 1)).toBe(100);
  expect(() => median([])).toThrow('Nothing was measured.');
});

const row = (change: Partial<Row>): Row => ({
  chart: 'LCP',
  what: 'home',
  figure: 10,
  unit: 'ms',
  ...change,
});

test.each<[Partial<Row>, string, string]>([
  [{}, '', ''],
  [{ most: 10 }, 'at most 10 ms', 'met'],
  [{ most: 9.9 }, 'at most 9.9 ms', 'not met'],
  [{ most: 0, figure: 0, unit: '' }, 'at most 0', 'met'],
  [{ least: 10 }, 'at least 10 ms', 'met'],
  [{ least: 10.1 }, 'at least 10.1 ms', 'not met'],
  [{ most: 5, figure: Number.NaN }, 'at most 5 ms', 'not met'],
])('of %j the target is “%s”, which is “%s”', (change, target, verdict) => {
  expect(targetOf(row(change))).toBe(target);
  expect(verdictOf(row(change))).toBe(verdict);
});

const report: Report = {
  date: '2026-11-30',
  commit: 'abc1234',
  machine: 'A machine <fast>',
  cores: 2,
  node: 'v20.20.0',
  load: 0.1,
  runs: 9,
  parts: [
    {
      name: 'pages',
      notes: ['AstroWind was left out.'],
      rows: [
        row({ what: 'home', figure: 1_200, most: 1_000 }),
        row({ what: 'pricing', figure: 600, most: 1_000 }),
        row({ chart: 'Requests', figure: 9, unit: '' }),
      ],
    },
    { name: 'api', notes: [], failure: 'There is no <database>.', rows: [] },
  ],
};

test('the page names each figure, says whether its target is met, and lists the figures that were not measured', () => {
  const html = renderPage(report);
  const cells = [...html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([, cell = '']) =>
    cell.replaceAll(/<[^>]*>/g, '|'),
  );
  expect(cells).toEqual([
    'home||1,200 ms||at most 1,000 ms||not met|',
    'pricing||600 ms||at most 1,000 ms||met|',
    'home||9|',
  ]);
  expect([...html.matchAll(/<figcaption>(.*?)</g)].map(([, name]) => name)).toEqual(['LCP', 'Requests']);
  expect(html).toContain('A machine &lt;fast>');
  expect(html).toContain('There is no &lt;database>.');
  expect(html).toContain('AstroWind was left out.');
  // The longest bar is as wide as its chart, and the others are to its scale.
  expect([...html.matchAll(/<rect[^>]* width="([^"]+)"/g)].map(([, wide]) => wide)).toEqual([
    '100%',
    '50%',
    '100%',
  ]);
});

test('the page asks the network for nothing', () => {
  expect(renderPage(report)).not.toMatch(/\b(?:src|href)=|url\(|@import|<script/);
});

test('a page without scripts has neither them nor their preloads, but everything else', () => {
  expect(
    withoutScripts(
      '<link rel="modulepreload" href="/a.js"><link rel="icon" href="/i.svg"><script type="speculationrules">{}</script><p>Words</p><script>\nrun()</script>',
    ),
  ).toBe('<link rel="icon" href="/i.svg"><p>Words</p>');
});

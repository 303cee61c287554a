import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = path.resolve(import.meta.dirname, '..');

const sides = '(?:left|right|(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\\w*)';
const sided = new RegExp(`(?:^|[{,])\\s*${sides}: .*|(?:textAlign|float|clear): '(?:left|right)'`, 'gm');

const findSided = (code: string) => [...code.matchAll(sided)].map(([found]) => found.trim());

test.each(["  left: '15px',", "{ marginRight: '1px' }", "textAlign: 'right'"])(
  '%s stays where it is when reading turns',
  (code) => {
    expect(findSided(code)).toHaveLength(1);
  },
);

test('styles name starts and ends, and no left or right: a page may read from right to left', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css.ts'),
  );
  const found = files.flatMap((file) =>
    findSided(readFileSync(path.join(sources, file), 'utf8')).map((line) => `${file}: ${line}`),
  );

  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guide = readFileSync(new URL('../../packages/ui/src/docs/VoiceAndTone.mdx', import.meta.url), 'utf8');
const content = import.meta.glob<string>('../../packages/content/src/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('words of the shop against the advice of the guide are listed there as exceptions', () => {
  const [, stands = ''] = /^## Words that stand\n(.*?)^## /ms.exec(guide) ?? [];
  const words = stands.replace(/\s+/g, ' ');
  const said = Object.values(content).flatMap((source) =>
    [...source.matchAll(/'((?:Oops|Oh no|Something went wrong|Please enter)[^']*)'/g)].map(
      ([, it = '']) => it,
    ),
  );
  expect(said.length).toBeGreaterThan(0);
  // One sentence may go on in several ways.
  const parts = said.flatMap((it) => it.split(/(?<=^Something went wrong)/));
  expect(parts.filter((part) => !words.includes(`“${part}”`))).toEqual([]);
});

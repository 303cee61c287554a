import { expect, test } from 'vitest';
import { slowness } from '../testing/builtServer.ts';
import { createTestApp } from '../testing/createTestApp.ts';

const size = 100_000;
const fill = (unit: string) => unit.repeat(size / unit.length);

/** Long, and almost a match: such texts make a regular expression backtrack. */
const evil = [
  ...['a', '0', ' ', '-', '.', '@', '\t', '\n', '\u200b', 'é', 'a ', ' a', 'a.', 'a-', 'a@', '.@', '\n '].map(
    fill,
  ),
  ...[' ', 'a', '\u200b', 'a.', 'a-'].map((unit) => `${fill(unit)}\0`),
  ...['a', 'a.', 'a-', '-'].map((unit) => `a@${fill(unit)}!`),
  `${fill('a.')}@`,
  `${'9999-12-31T'.padEnd(size, '0')}Z`,
];

interface Rule {
  pattern?: string;
  format?: string;
}

/** Every pattern and format that any input is checked against. */
function rulesOf(node: unknown): Rule[] {
  if (typeof node !== 'object' || node === null) return [];
  const { pattern, format } = node as Record<string, unknown>;
  return [
    ...(typeof pattern === 'string' ? [{ pattern }] : []),
    ...(typeof format === 'string' ? [{ format }] : []),
    ...Object.values(node).flatMap(rulesOf),
  ];
}

/** The best of three: the machine may be busy with something else. */
function quickest(work: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return Math.min(...times);
}

test('no pattern takes long for any input, be it 100 kB of the worst', async () => {
  const { app, get } = await createTestApp();
  const slow: string[] = [];
  app.get('/stand-in/rules', { schema: { hide: true } }, async (request) => {
    const bound = 50 * (await slowness());
    const found = [...new Set(rulesOf(app.swagger()).map((rule) => JSON.stringify(rule)))];
    for (const rule of found) {
      const check = request.compileValidationSchema({ type: 'string', ...(JSON.parse(rule) as Rule) });
      for (const text of evil) {
        const time = quickest(() => check(text));
        if (time > bound) slow.push(`${rule} on ${JSON.stringify(text.slice(0, 9))}…: ${time} ms`);
      }
    }
    return { count: found.length };
  });

  expect((await get('/stand-in/rules')).json<{ count: number }>().count).toBeGreaterThan(4);
  expect(slow).toEqual([]);
});

test.each(['templateId', 'addOns', 'name', 'email', 'business'])(
  'a form whose %s is the worst input is refused as fast as any',
  async (field) => {
    const { postForm } = await createTestApp();
    await postForm('/api/create-checkout-session', { name: '' });
    const slow: string[] = [];
    const bound = 1_000 * (await slowness());
    for (const text of evil) {
      const before = performance.now();
      const { statusCode } = await postForm('/api/create-checkout-session', {
        [field]: text.slice(0, 20_000),
      });
      const time = performance.now() - before;
      expect([404, 413, 422]).toContain(statusCode);
      if (time > bound) slow.push(`${JSON.stringify(text.slice(0, 9))}…: ${time} ms`);
    }
    expect(slow).toEqual([]);
  },
);

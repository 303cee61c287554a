import { expect, test } from 'vitest';
import { keyOf } from '../../addresses/addressKey.ts';
import { subscribers } from '../../database/schema.ts';
import { createSite } from '../../testing/createSite.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { byForm, inJson, tryCorpus, type Door } from '../../testing/tryCorpus.ts';

const url = '/newsletter/subscribe';
const door = {
  usual: (turn) => ({ email: `p${turn}@people.example` }),
  fields: ['email'],
  asRead: keyOf,
  kept: ({ rows }) => rows(subscribers).then((all) => all.map(({ email }) => ({ email }))),
} satisfies Partial<Door>;

test(
  'whatever is typed as an address is kept to the letter or refused by name',
  { timeout: 120_000 },
  async () => {
    const app = await createTestApp();
    const result = await tryCorpus(app, { ...door, ...inJson(url, 202) });

    expect(result).toMatchObject({ wrong: [], changed: [], refusals: ['email'] });
  },
);

test('the form keeps it to the letter, or refuses it too', { timeout: 120_000 }, async () => {
  const { site } = await createSite();
  const app = await createTestApp({ site });
  const result = await tryCorpus(app, { ...door, ...byForm(url) });

  expect(result).toMatchObject({ wrong: [], changed: [], refusals: ['email'] });
});

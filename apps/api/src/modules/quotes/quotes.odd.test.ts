import { expect, test } from 'vitest';
import { quotes } from '../../database/schema.ts';
import { createSite } from '../../testing/createSite.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { byForm, inJson, tryCorpus, type Door } from '../../testing/tryCorpus.ts';

const url = '/quote/create';
const fields = ['name', 'email', 'business', 'budget', 'details'];
const door = {
  usual: (turn) => ({
    name: 'Bea Short',
    email: `p${turn}@people.example`,
    business: 'Hair',
    budget: '$1',
    details: `No ${turn}`,
  }),
  fields,
  kept: ({ rows }) => rows(quotes),
} satisfies Partial<Door>;

test('whatever is asked for is kept to the letter or refused by name', { timeout: 120_000 }, async () => {
  const app = await createTestApp();
  const result = await tryCorpus(app, { ...door, ...inJson(url, 201) });

  expect(result).toMatchObject({ wrong: [], changed: [], refusals: fields.toSorted() });
});

test('the form keeps it to the letter, or refuses it too', { timeout: 120_000 }, async () => {
  const { site } = await createSite();
  const app = await createTestApp({ site });
  const result = await tryCorpus(app, { ...door, ...byForm(url) });

  expect(result).toMatchObject({ wrong: [], changed: [], refusals: fields.toSorted() });
});

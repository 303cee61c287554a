import { expect, test } from 'vitest';
import { messages } from '../../database/schema.ts';
import { createSite } from '../../testing/createSite.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { byForm, inJson, tryCorpus, type Door } from '../../testing/tryCorpus.ts';

const url = '/contact/create';
const door = {
  usual: (turn) => ({
    name: 'Ada Sharp',
    email: `p${turn}@people.example`,
    subject: 'Hours',
    message: `No ${turn}`,
  }),
  fields: ['name', 'email', 'subject', 'message'],
  optional: ['subject'],
  kept: ({ rows }) => rows(messages),
} satisfies Partial<Door>;

test('whatever is written is kept to the letter or refused by name', { timeout: 120_000 }, async () => {
  const app = await createTestApp();
  const result = await tryCorpus(app, { ...door, ...inJson(url, 201) });

  expect(result).toMatchObject({ wrong: [], changed: [], refusals: ['email', 'message', 'name', 'subject'] });
  expect(result.tried).toBeGreaterThan(2_400);
});

test('the form keeps it to the letter, or refuses it too', { timeout: 120_000 }, async () => {
  const { site } = await createSite();
  const app = await createTestApp({ site });
  const result = await tryCorpus(app, { ...door, ...byForm(url) });

  expect(result).toMatchObject({ wrong: [], changed: [], refusals: ['email', 'message', 'name', 'subject'] });
});

import { expect, test } from 'vitest';
import { keyOf } from '../../addressKey.ts';
import { subscribers } from '../../database/schema.ts';
import { createSite } from '../../testing/createSite.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { asForm, namesInForm, namesInJson, tryCorpus, type Door } from '../../testing/tryCorpus.ts';

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
    const result = await tryCorpus(app, {
      ...door,
      send: ({ post }, fields) => post(url, fields),
      refusedIn: namesInJson,
      isTaken: ({ statusCode }) => statusCode === 202,
    });

    expect(result).toMatchObject({ wrong: [], changed: [], refusals: ['email'] });
  },
);

test('the form keeps it to the letter, or refuses it too', { timeout: 120_000 }, async () => {
  const { site } = await createSite();
  const app = await createTestApp({ site });
  const result = await tryCorpus(app, {
    ...door,
    asSent: asForm,
    unkept: { website: 'x' },
    send: ({ postForm }, fields) => postForm(url, fields),
    refusedIn: namesInForm,
    isTaken: ({ statusCode }) => statusCode === 303,
  });

  expect(result).toMatchObject({ wrong: [], changed: [], refusals: ['email'] });
});

import { untidyWords } from '@awning/contract/testing/oddStrings';
import { trapName } from '@awning/contract/trapName';
import { expect, test } from 'vitest';
import { mails, quotes } from '../../database/schema.ts';
import { createSite } from '../../testing/createSite.ts';
import { createTestApp } from '../../testing/createTestApp.ts';

const url = '/quote/create';
const quote = {
  name: 'Bea Short',
  email: 'bea@short.example',
  business: 'Dog grooming',
  budget: '$1,500 or so',
  details: 'Four pages,\nand booking.',
};

test('a visitor who asks for a quote gets a confirmation, and the shop reads the request and can reply', async () => {
  const app = await createTestApp();
  await app.post(url, quote);
  const written = await app.outbox();

  expect(written).toHaveLength(2);
  expect(written.find((raw) => raw.includes('\r\nTo: desk@awning.example\r\n'))).toContain(
    '\r\nReply-To: bea@short.example\r\n',
  );
  const confirmation = (await app.rows(mails)).find(({ kind }) => kind === 'quote');
  expect(confirmation).toMatchObject({ recipient: 'bea@short.example' });
  expect(`${confirmation!.subject} ${confirmation!.text}`).not.toMatch(/Bea|Dog|1,500|Four pages/);
});

test('one address gets three confirmations an hour', async () => {
  const { app, rows } = await createTestApp({ rateLimits: true });
  for (let place = 1; place <= 6; place += 1) {
    const payload = { ...quote, details: `No ${place}` };
    await app.inject({ method: 'POST', url, payload, remoteAddress: `203.0.113.${place}` });
  }
  expect((await rows(mails)).filter(({ kind }) => kind === 'quote')).toHaveLength(3);
  expect(await rows(quotes)).toHaveLength(6);
});

test('a plain form stores the request too; a refused one comes back with the typed text', async () => {
  const { site, asked } = await createSite();
  const { postForm, rows } = await createTestApp({ site });
  const refused = await postForm(url, { ...quote, budget: '' });
  expect(refused.statusCode).toBe(422);
  expect(asked).toMatchObject([
    {
      url: '/pricing',
      page: {
        refused: {
          form: 'quote',
          typed: { business: 'Dog grooming' },
          failure: { fields: { budget: 'Enter what you would like to spend' } },
        },
      },
    },
  ]);

  const response = await postForm(url, quote);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/thanks/quote']);
  expect(await rows(quotes)).toMatchObject([quote]);
});

test.each(['name', 'email', 'business', 'budget', 'details'])(
  'a request without %s is refused',
  async (field) => {
    const { post, rows } = await createTestApp();
    const response = await post(url, { ...quote, [field]: '' });

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await rows(quotes)).toEqual([]);
  },
);

test('a request with the hidden field filled in is stored like any other, and the shop is told', async () => {
  const app = await createTestApp();
  expect((await app.post(url, { ...quote, [trapName]: 'x' })).statusCode).toBe(201);
  expect((await app.postForm(url, { ...quote, details: 'By form', [trapName]: 'x' })).statusCode).toBe(303);
  await app.post(url, { ...quote, details: 'From a page of before', website: 'x' });

  const { headers } = await app.signIn({ role: 'admin' });
  const { items } = (await app.get('/admin/quotes', headers)).json<{ items: object[] }>();
  expect(items).toHaveLength(3);
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ details: quote.details, suspicious: true }),
      expect.objectContaining({ details: 'By form', suspicious: true }),
      expect.objectContaining({ details: 'From a page of before', suspicious: false }),
    ]),
  );
  const written = await app.rows(mails);
  const told = written.filter(({ kind, text }) => kind === 'quote-notice' && /looks automatic/.test(text));
  expect(told).toHaveLength(2);
  expect(written.filter(({ kind }) => kind === 'quote')).toHaveLength(3);
});

test.each(['post', 'postForm'] as const)('a request is kept to the letter (%s)', async (send) => {
  const { site } = await createSite();
  const app = await createTestApp({ site });
  const asked = {
    name: untidyWords,
    email: 'Bea@Short.example',
    business: untidyWords,
    budget: untidyWords,
    details: untidyWords,
  };
  await app[send](url, asked);
  expect(await app.rows(quotes)).toMatchObject([asked]);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditLog, mails, orders, siteVersions } from '../../../database/schema.ts';
import { openSuggestions } from './workshop.fixtures.ts';

const typos = { line: 'Hiar & beards', motto: 'Cut abvoe' };
const corrected = { line: 'Hair & beards', motto: 'Cut above' };

test('the desk suggests a correction, and nothing changes before the buyer accepts it', async () => {
  const { app, order, user, suggest, workshop, desk } = await openSuggestions(typos);
  const suggested = await suggest(corrected, 'Two typing errors.');
  expect([suggested.statusCode, suggested.json().suggestion]).toEqual([
    200,
    {
      id: expect.any(String),
      version: 3,
      note: 'Two typing errors.',
      at: '2026-11-21T09:00:00.000Z',
      changes: [
        { path: 'business.line', value: 'Hair & beards', state: 'open' },
        { path: 'business.motto', value: 'Cut above', state: 'open' },
      ],
    },
  ]);
  const { suggestion, content, version, messages } = await workshop();
  expect([version, content]).toMatchObject([3, { business: typos }]);
  expect(suggestion).toMatchObject({
    content: { business: typos },
    changes: [{ outdated: false }, { outdated: false }],
  });
  expect(messages).toMatchObject([
    { from: 'shop', text: 'We suggest 2 corrections. Take or leave each of them.\nTwo typing errors.' },
  ]);

  // A repeated suggestion sends one mail.
  await suggest(corrected, 'Two typing errors.');
  const told = (await app.rows(mails)).filter(({ kind }) => kind === 'site-suggestion');
  expect(told).toMatchObject([{ recipient: 'ada@sharp.example' }]);
  expect(told[0]!.text).toContain(`http://shop.example/orders/${order.token}#corrections`);
  expect(told[0]!.text).toContain('Two typing errors.');
  // The content stays out of the log.
  expect((await app.rows(auditLog)).filter(({ action }) => action === 'site.suggest')).toMatchObject([
    { actorId: user.id, subjectId: order.id, detail: { version: 3, count: 2 } },
  ]);
  expect((await desk.site()).version).toBe(3);
});

test('with one correction accepted and one rejected, a version of the buyer’s is saved, and the desk gets one message', async () => {
  const { app, suggest, answer, workshop, desk, mailed } = await openSuggestions(typos);
  await suggest(corrected);
  const taken = await answer('take', 'business.line');
  expect(taken.json()).toMatchObject({
    version: 4,
    content: { business: { ...typos, line: 'Hair & beards' } },
    suggestion: { changes: [{ state: 'taken' }, { state: 'open' }] },
  });
  expect((await app.rows(siteVersions)).map(({ savedBy }) => savedBy)).toEqual(Array(4).fill('buyer'));
  expect(await mailed()).not.toContain('message-to-shop to desk@awning.example');

  const left = await answer('leave', 'business.motto');
  expect(left.json()).toMatchObject({ version: 4, suggestion: null });
  const [, said] = (await workshop()).messages;
  expect(said).toMatchObject({
    from: 'buyer',
    text: 'I have answered what you suggested: 1 taken, 1 left.',
    asksChange: false,
  });
  expect((await mailed()).filter((mail) => mail.startsWith('message-to-shop'))).toHaveLength(1);
  expect((await desk.site()).suggestion?.changes.map(({ state }) => state)).toEqual(['taken', 'left']);
  // A repeated answer succeeds, and an opposite one is refused.
  expect((await answer('take', 'business.line')).statusCode).toBe(200);
  const changed = await answer('take', 'business.motto');
  expect([changed.statusCode, changed.json()]).toMatchObject([409, { error: 'answered' }]);
});

test('all corrections are accepted at once, except where the buyer changed the text meanwhile', async () => {
  const { suggest, answer, change, workshop } = await openSuggestions(typos);
  await suggest(corrected);
  await change(3, { path: 'business.motto', value: 'By appointment' });
  expect((await workshop()).suggestion!.changes.map(({ outdated }) => outdated)).toEqual([false, true]);
  const late = await answer('take', 'business.motto');
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { error: 'outdated', message: expect.stringContaining('This was changed meanwhile') },
  ]);

  const all = await answer('take');
  expect(all.json()).toMatchObject({
    version: 5,
    content: { business: { line: 'Hair & beards', motto: 'By appointment' } },
    suggestion: { changes: [{ state: 'taken' }, { state: 'open', outdated: true }] },
  });
  expect((await answer('take')).json()).toMatchObject({ error: 'outdated' });
  expect((await answer('leave', 'business.motto')).json()).toMatchObject({ version: 5, suggestion: null });
});

test('a correction that the buyer made themselves is accepted without a new version', async () => {
  const { suggest, answer, change } = await openSuggestions(typos);
  await suggest(corrected);
  await change(3, { path: 'business.line', value: 'Hair & beards' });
  expect((await answer('take', 'business.line')).json()).toMatchObject({
    version: 4,
    suggestion: { changes: [{ state: 'taken' }, { state: 'open' }] },
  });
});

test('a correction is not applied to the neighbour of a row that moved', async () => {
  const items = [
    { name: 'Cut', price: 1900 },
    { name: 'Shave', price: 1900 },
  ];
  const { suggest, answer, change } = await openSuggestions({}, { items });
  await suggest({}, '', { items: [items[0], { name: 'Shave', price: 2100 }] });
  await change(3, { path: 'prices.items', value: [items[1], items[0]] });
  expect((await answer('take')).json()).toMatchObject({ error: 'outdated' });
});

test('a correction accepted during approval withdraws the offered release', async () => {
  const { suggest, answer, offerBuilt, approve, stands } = await openSuggestions(typos);
  const release = await offerBuilt();
  await suggest(corrected);
  await answer('leave', 'business.motto');
  expect(await stands()).toMatchObject({ stage: 'approving' });
  expect((await answer('take', 'business.line')).json()).toMatchObject({ stage: 'checking', offered: null });
  expect((await approve(release)).json()).toMatchObject({ error: 'not-offered' });
});

test('a site put into another design meanwhile still accepts corrections of its content', async () => {
  const { suggest, answer, send, workshop } = await openSuggestions(typos);
  await suggest(corrected);
  const { designs, templateId } = await workshop();
  const other = designs.find(({ id }) => id !== templateId)!;
  expect((await send('POST', '/design', { templateId: other.id, version: 3 })).statusCode).toBe(200);
  expect((await workshop()).suggestion!.changes.map(({ outdated }) => outdated)).toEqual([false, false]);
  expect((await answer('take')).json()).toMatchObject({
    templateId: other.id,
    version: 5,
    content: { business: corrected },
    suggestion: null,
  });
});

test('one answer sent twice at once counts once', async () => {
  const { app, suggest, answer } = await openSuggestions(typos);
  await suggest(corrected);
  const twice = await Promise.all([answer('take', 'business.line'), answer('take', 'business.line')]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await app.rows(siteVersions)).toHaveLength(4);
});

test('a new suggestion replaces the open one', async () => {
  const { suggest, answer, workshop } = await openSuggestions(typos);
  const first = (await suggest(corrected)).json().suggestion.id as string;
  await suggest({ ...typos, line: 'Hair' });
  expect((await workshop()).suggestion!.changes).toMatchObject([{ path: 'business.line', value: 'Hair' }]);
  const late = await answer('take', undefined, first);
  expect([late.statusCode, late.json()]).toMatchObject([409, { error: 'not-suggested' }]);
});

test('a plain form without script leads back to the order’s page', async () => {
  const { app, root, order, suggest, change, desk, workshop } = await openSuggestions(typos);
  await suggest(corrected);
  const { id } = (await desk.site()).suggestion!;
  const posted = await app.postForm(`${root}/suggestion`, {
    suggestion: id,
    answer: 'take',
    path: 'business.line',
  });
  expect([posted.statusCode, posted.headers.location]).toEqual([303, `/orders/${order.token}#corrections`]);
  expect((await workshop()).content).toMatchObject({ business: { line: 'Hair & beards' } });

  // The reason for the refusal is on a page.
  await change(4, { path: 'business.motto', value: 'By appointment' });
  const late = await app.postForm(`${root}/suggestion`, { suggestion: id, answer: 'take' });
  expect([late.statusCode, late.headers['content-type']]).toEqual([409, 'text/html; charset=utf-8']);
  expect(late.body).toContain('This was changed meanwhile');
});

test('each refusal of a suggestion says why', async () => {
  const { app, suggest, suggestOver, offerBuilt, approve, desk, order, headers } =
    await openSuggestions(typos);
  const refused = async (asked: Promise<{ statusCode: number; json: () => { error: string } }>) => {
    const answer = await asked;
    return [answer.statusCode, answer.json().error];
  };
  expect(await refused(suggest(typos))).toEqual([409, 'nothing-differs']);
  expect(await refused(suggestOver(2, corrected))).toEqual([409, 'newer-version']);
  const faulty = desk.send('PUT', '/suggestion', { version: 3, content: { business: { name: 1 } } });
  expect(await refused(faulty)).toEqual([422, 'invalid']);
  const unknown = `/admin/orders/${randomUUID()}/site/suggestion`;
  expect(await refused(app.send('PUT', unknown, { version: 1, content: {} }, headers))).toEqual([
    404,
    'unknown-site',
  ]);
  await approve(await offerBuilt());
  expect(await refused(suggest(corrected))).toEqual([409, 'live']);
  await app.services.database.durable((transaction) =>
    transaction.update(orders).set({ status: 'refunded' }),
  );
  expect(await refused(suggest(corrected))).toEqual([409, 'no-site']);
  expect((await app.get(`/orders/${order.token}/workshop`)).statusCode).toBe(200);
});

test('a suggestion ends once the site is live', async () => {
  const { suggest, answer, offerBuilt, approve, workshop } = await openSuggestions(typos);
  const release = await offerBuilt();
  await suggest(corrected);
  await approve(release);
  expect((await workshop()).suggestion).toBeNull();
  const late = await answer('take');
  expect([late.statusCode, late.json()]).toMatchObject([409, { error: 'live' }]);
});

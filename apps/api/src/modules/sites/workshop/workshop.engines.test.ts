import { expect, test } from 'vitest';
import {
  jobs,
  mails,
  orderHistory,
  orderMessages,
  sitePublications,
  siteVersions,
} from '../../../database/schema.ts';
import { openSuggestions, openWorkshop } from './workshop.fixtures.ts';

const codesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const times = <Made>(count: number, make: (place: number) => Made) =>
  Array.from({ length: count }, (_, place) => make(place));

test('of two saves over one version at once, one counts, and the other gets the saved version in its refusal', async () => {
  const { app, change, workshop } = await openWorkshop();
  await workshop();
  const answers = await Promise.all(
    ['Hair', 'Beards'].map((value) => change(1, { path: 'business.line', value })),
  );

  expect(codesOf(answers)).toEqual([200, 409]);
  const saved = answers[0]!.statusCode === 200 ? 'Hair' : 'Beards';
  const late = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(late.json().newest).toMatchObject({ version: 2, content: { business: { line: saved } } });
  expect((await workshop()).content).toMatchObject({ business: { line: saved } });
  expect(await app.rows(siteVersions)).toHaveLength(2);
});

test('any value that is filled in comes back as it was sent, on every engine', async () => {
  const { change, workshop } = await openWorkshop();
  await workshop();
  const value = { quotes: 'Łucja’s “Söhne” 👍', lines: 'one\r\ntwo\u2028three', list: [[], {}, [1, null]] };
  await change(1, { path: 'story', value });
  expect((await workshop()).content['story']).toEqual(value);
  expect((await change(1, { path: 'story', value })).json()).toMatchObject({ version: 2 });
});

test('with many hand-ins at once, work begins once, and the buyer and the shop get one mail each', async () => {
  const { app, tell, handIn, stands } = await openWorkshop();
  await tell();
  const answers = await Promise.all(times(10, () => handIn()));

  expect(codesOf(answers)).toEqual(Array(10).fill(200));
  expect(await stands()).toMatchObject({ status: 'in_progress', stage: 'checking' });
  expect(await app.rows(orderHistory)).toHaveLength(1);
  expect((await app.rows(mails)).map(({ kind }) => kind).toSorted()).toEqual(['handed-in', 'work-begun']);
});

test('a site emptied during its hand-in is handed in complete, or not at all', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { change, tell, handIn, workshop } = await openWorkshop();
    await tell();
    const [handed] = await Promise.all([handIn(), change(2, { path: 'business.telephone' })]);
    const { stage } = await workshop();
    expect([
      [422, 'telling'],
      [200, 'checking'],
    ]).toContainEqual([handed.statusCode, stage]);
  }
});

test('a buyer who approves while the shop offers a newer release approves the older or none', async () => {
  const { app, tell, handIn, offer, offerBuilt, approve, change, desk, stands, workshop } =
    await openWorkshop();
  await tell();
  await handIn();
  const first = await offerBuilt();
  await change(2, { path: 'business.line', value: 'Hair' });
  const second = await desk.build();
  const [approved, offered] = await Promise.all([approve(first), offer(second)]);

  const { status, stage } = await stands();
  const seen = {
    codes: [approved.statusCode, offered.statusCode],
    published: (await app.rows(sitePublications)).map(({ releaseId }) => releaseId),
    offered: (await workshop()).offered?.id,
    status,
    stage,
  };
  expect([
    { codes: [200, 409], published: [first], offered: undefined, status: 'delivered', stage: 'live' },
    { codes: [409, 200], published: [], offered: second, status: 'in_progress', stage: 'approving' },
  ]).toContainEqual(seen);
});

test('corrections accepted while the buyer types are kept, and nothing typed is lost', async () => {
  const { app, suggest, answer, change, workshop, desk } = await openSuggestions({
    line: 'Hiar',
    motto: 'Ct',
  });
  await suggest({ line: 'Hair', motto: 'Cut' });
  const typed = { path: 'business.trade', value: 'Barbers' };
  const [saved, ...taken] = await Promise.all([
    change(3, typed),
    answer('take', 'business.line'),
    answer('take', 'business.motto'),
    answer('take', 'business.motto'),
  ]);
  expect(codesOf(taken)).toEqual([200, 200, 200]);
  // A refused save shows the accepted corrections, and is repeated over them.
  if (saved.statusCode === 409) {
    const { version } = saved.json<{ newest: { version: number } }>().newest;
    const again = await change(version, typed);
    if (again.statusCode === 409) await change((await workshop()).version, typed);
  }

  expect((await workshop()).content).toMatchObject({
    business: { line: 'Hair', motto: 'Cut', trade: 'Barbers' },
  });
  expect(await app.rows(siteVersions)).toHaveLength(6);
  expect((await desk.site()).suggestion?.changes.map(({ state }) => state)).toEqual(['taken', 'taken']);
  // The desk gets one message.
  expect((await app.rows(orderMessages)).map(({ from }) => from)).toEqual(['shop', 'buyer']);
});

test('of an approval and an accepted correction at once, one counts', async () => {
  const { suggest, answer, offerBuilt, approve, stands, workshop } = await openSuggestions({ line: 'Hiar' });
  const release = await offerBuilt();
  await suggest({ line: 'Hair' });
  const answers = await Promise.all([approve(release), answer('take')]);
  expect(codesOf(answers)).toEqual([200, 409]);
  const isLive = (await stands()).stage === 'live';
  expect((await workshop()).version).toBe(isLive ? 3 : 4);
});

test('of an approval and a rejection at once, one counts', async () => {
  const { app, tell, handIn, offerBuilt, approve, write, stands } = await openWorkshop();
  await tell();
  await handIn();
  const release = await offerBuilt();
  const answers = await Promise.all([
    ...times(4, () => approve(release)),
    ...times(4, () => write('Another colour', true)),
  ]);

  expect(codesOf(answers)).toEqual(
    (await stands()).stage === 'live'
      ? [200, 200, 200, 200, 409, 409, 409, 409]
      : [200, ...Array(7).fill(409)],
  );
  const isLive = (await stands()).stage === 'live';
  expect(await app.rows(orderMessages)).toHaveLength(isLive ? 0 : 1);
  expect(await app.rows(sitePublications)).toHaveLength(isLive ? 1 : 0);
  const delivered = (await app.rows(mails)).filter(({ kind }) => kind === 'delivery');
  expect(delivered).toHaveLength(isLive ? 1 : 0);
  expect(await app.rows(jobs)).toEqual([]);
});

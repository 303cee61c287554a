import { expect, test } from 'vitest';
import { users } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { ada, openBrowser } from '../../testing/people.ts';

/** How often a time of the second is longer than one of the first: a half when the two cannot be told apart. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = second.map(
    (late) =>
      first.filter((early) => late > early).length + first.filter((early) => late === early).length / 2,
  );
  return wins.reduce((sum, won) => sum + won, 0) / (first.length * second.length);
}

async function timeInTurns(tries: number, known: () => Promise<unknown>, unknown: () => Promise<unknown>) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const time = async (name: keyof typeof times, ask: () => Promise<unknown>) => {
    const before = performance.now();
    await ask();
    times[name].push(performance.now() - before);
  };
  await Promise.all([known(), unknown()]);
  for (let turn = 0; turn < tries; turn += 1) {
    // The two alternate at going first, for the second of a pair may be faster.
    if (turn % 2) await time('known', known);
    await time('unknown', unknown);
    if (turn % 2 === 0) await time('known', known);
  }
  return areaUnderCurve(times.known, times.unknown);
}

// By chance alone the value leaves these bounds once in ten thousand runs; if a check is left out, it is 1.
test('the time that a wrong login takes does not tell whether there is an account', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const logIn = (email: string) => () => app.post('/user/login', { email, password: 'not her password' });
  const area = await timeInTurns(60, logIn(ada.email), logIn('bea@short.example'));

  expect(area).toBeGreaterThan(0.28);
  expect(area).toBeLessThan(0.72);
});

test('the time that a request for a new password takes does not tell whether there is an account', async () => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const forget = (email: string) => () => app.send('PATCH', '/user/forgot-password', { email });
  const area = await timeInTurns(60, forget(ada.email), forget('bea@short.example'));

  expect(area).toBeGreaterThan(0.28);
  expect(area).toBeLessThan(0.72);
  expect(await app.rows(users)).toHaveLength(1);
});

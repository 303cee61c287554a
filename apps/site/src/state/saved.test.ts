import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let kept = new Map<string, string>();
let blocked = false;
let tell: (event: { key: string | null }) => void = () => undefined;

beforeEach(() => {
  kept = new Map();
  blocked = false;
  const guard = <Result>(act: () => Result) => {
    if (blocked) throw new DOMException('Denied', 'SecurityError');
    return act();
  };
  vi.stubEnv('SSR', false);
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tell) => (tell = listener));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => guard(() => kept.get(name) ?? null),
    setItem: (name: string, value: string) => guard(() => void kept.set(name, value)),
    removeItem: (name: string) => guard(() => void kept.delete(name)),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** As if the page had been reloaded. */
async function load() {
  vi.resetModules();
  return import('./saved.ts');
}

test('saved templates are there after a reload, each once, until they are removed', async () => {
  const { changeSaved, currentSaved } = await load();
  for (const id of ['one', 'two', 'one']) changeSaved(id, true);
  expect(currentSaved()).toEqual(['two', 'one']);

  const again = await load();
  expect(again.currentSaved()).toEqual(['two', 'one']);
  again.changeSaved('two', false);
  again.changeSaved('never', false);
  expect((await load()).currentSaved()).toEqual(['one']);
});

test('when the last one is removed nothing is left in the browser', async () => {
  const { changeSaved } = await load();
  changeSaved('one', true);
  expect(kept.size).toBe(1);
  changeSaved('one', false);
  expect(kept.size).toBe(0);
});

test('changes in another tab are followed, also when everything was cleared there', async () => {
  const { changeSaved, currentSaved } = await load();
  changeSaved('one', true);
  kept.set('saved', 'one,two');
  tell({ key: 'theme' });
  expect(currentSaved()).toEqual(['one']);
  tell({ key: 'saved' });
  expect(currentSaved()).toEqual(['one', 'two']);
  kept.clear();
  tell({ key: null });
  expect(currentSaved()).toEqual([]);
});

test('without storage the saved templates last as long as the page runs', async () => {
  blocked = true;
  const { changeSaved, currentSaved } = await load();
  changeSaved('one', true);
  expect(currentSaved()).toEqual(['one']);
  expect((await load()).currentSaved()).toEqual([]);
});

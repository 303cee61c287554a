import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storageOf = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
let tab = storageOf();

beforeEach(() => {
  tab = storageOf();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', storageOf());
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** As if the page had been loaded anew. */
async function load() {
  vi.resetModules();
  const { saveChoice } = await import('../../consent/state/consent.ts');
  return { saveChoice, ...(await import('./keptTried.ts')) };
}

test('without consent what is tried is gone with the page', async () => {
  const { keepTried, recallTried } = await load();
  keepTried({ name: 'Margit’s' });
  expect(recallTried()).toEqual({ name: 'Margit’s' });
  expect(tab.kept.size).toBe(0);
  expect((await load()).recallTried()).toEqual({});
});

test('with consent it is there when the page is loaded anew, until that is taken back', async () => {
  const { keepTried, saveChoice } = await load();
  keepTried({ name: 'Margit’s', palette: 'night' });
  saveChoice('accept');
  const again = await load();
  expect(again.recallTried()).toEqual({ name: 'Margit’s', palette: 'night' });
  again.saveChoice('reject-some');
  expect(tab.kept.size).toBe(0);
});

test('what is kept and is no longer what it was is nothing', async () => {
  for (const kept of ['{', 'null', '[]', '{"name":{"a":1},"palette":"../x"}']) {
    tab.kept.set('tried', kept);
    expect([kept, (await load()).recallTried()]).toEqual([kept, {}]);
  }
});

import { beforeEach, expect, test, vi } from 'vitest';

/** A browser as far as consent sees it. */
function openBrowser({
  stored = {},
  privacy = false,
  blocked = false,
}: {
  stored?: Record<string, string>;
  privacy?: boolean;
  blocked?: boolean;
} = {}) {
  const box = new Map(Object.entries(stored));
  const guard = <Result>(act: () => Result) => {
    if (blocked) throw new DOMException('Denied', 'SecurityError');
    return act();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guard(() => box.get(key) ?? null),
    setItem: (key: string, value: string) => guard(() => box.set(key, value)),
    removeItem: (key: string) => guard(() => box.delete(key)),
  });
  vi.stubGlobal('navigator', { globalPrivacyControl: privacy });
  return { box };
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

const load = () => import('./consent.ts');

test('before an answer nothing optional is done', async () => {
  openBrowser();
  const { hasChosen, mayRemember, mayTime } = await load();
  expect([hasChosen(), mayRemember(), mayTime()]).toEqual([false, false, false]);
});

test.each([
  ['reject-some', false, false],
  ['accept', true, false],
  ['accept-all', true, true],
] as const)(
  '%s: remembers lights %s, times pages %s, now and on the next visit',
  async (choice, remembers, times) => {
    openBrowser({ stored: { cookieConsent: choice } });
    const { mayRemember, mayTime, saveChoice } = await load();
    expect([mayRemember(), mayTime()]).toEqual([remembers, times]);
    saveChoice('reject-some');
    expect([mayRemember(), mayTime()]).toEqual([false, false]);
    saveChoice(choice);
    expect([mayRemember(), mayTime()]).toEqual([remembers, times]);
  },
);

test('a stored value that is none of the three counts for nothing', async () => {
  openBrowser({ stored: { cookieConsent: 'perhaps' } });
  expect((await load()).hasChosen()).toBe(false);
});

test('a browser that asks for privacy has no page timed by an answer from before', async () => {
  openBrowser({ stored: { cookieConsent: 'accept-all' }, privacy: true });
  const { mayRemember, mayTime } = await load();
  expect([mayRemember(), mayTime()]).toEqual([true, false]);
});

test('unless all is accepted in spite of it, which is kept until the answer changes', async () => {
  const { box } = openBrowser({ privacy: true });
  const { mayTime, saveChoice } = await load();
  saveChoice('accept-all');
  expect(mayTime()).toBe(true);
  expect(box.get('cookieConsentOverSignal')).toBe('yes');
  saveChoice('accept');
  expect(mayTime()).toBe(false);
  expect(box.size).toBe(0);
});

test('a browser that keeps nothing has its answer taken for this visit', async () => {
  openBrowser({ blocked: true });
  const { hasChosen, mayRemember, saveChoice } = await load();
  saveChoice('accept');
  expect([hasChosen(), mayRemember()]).toEqual([true, true]);
});

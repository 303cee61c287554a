import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withChanges } from '../../forms/content/changes.ts';
import {
  createDraft,
  pauses,
  type KeptContent,
  type SaveContent,
  type Saving,
  type Unsaved,
} from './createDraft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kept: KeptContent = {
  version: 3,
  content: { business: { name: 'Sharp', trade: 'Barbers' }, people: { items: [{ name: 'Ada' }] } },
  options: {},
  savedAt: '2026-11-26T10:00:00.000Z',
};

/** A server that stores what it is sent, as ours does; `answer` may replace its response. */
function keeper(start: KeptContent = kept) {
  let now = start;
  const calls: Parameters<SaveContent>[0][] = [];
  const answers: Saving[] = [];
  const save: SaveContent = async (sent) => {
    calls.push(sent);
    const answer = answers.shift();
    if (answer) return answer;
    if (sent.version !== now.version) return { outcome: 'newer', newest: now };
    now = {
      ...now,
      version: now.version + 1,
      content: withChanges(now.content, sent.changes),
      options: sent.options ?? now.options,
    };
    return { outcome: 'saved', version: now.version, savedAt: '2026-11-26T10:00:01.000Z', missing: [] };
  };
  return {
    save,
    calls,
    answers,
    read: () => now,
    /** Another editor saves. */
    change: (changes: Parameters<typeof withChanges>[1]) => {
      now = { ...now, version: now.version + 1, content: withChanges(now.content, changes) };
    },
  };
}

function open(server: ReturnType<typeof keeper>, unsaved?: Unsaved) {
  const notes: (Unsaved | undefined)[] = [];
  const draft = createDraft({
    kept: server.read(),
    missing: [],
    save: server.save,
    keep: (note) => notes.push(note),
    unsaved,
  });
  draft.start();
  const type = (path: string, value: unknown) =>
    draft.type(withChanges(draft.read().content, [{ path, value }]));
  return { draft, notes, type };
}

const rest = () => vi.advanceTimersByTimeAsync(pauses.rest);

test('typed text is saved once the typist pauses, and only the changes', async () => {
  const server = keeper();
  const { draft, type } = open(server);
  type('business.name', 'Sharp &');
  await vi.advanceTimersByTimeAsync(pauses.rest - 1);
  type('business.name', 'Sharp & Sons');
  expect(server.calls).toEqual([]);
  expect(draft.read().status).toBe('waiting');
  await rest();
  expect(server.calls).toEqual([{ version: 3, changes: [{ path: 'business.name', value: 'Sharp & Sons' }] }]);
  expect(draft.read()).toMatchObject({ status: 'saved', base: { version: 4 } });
  expect(server.read().content).toEqual(draft.read().content);
});

test('text typed during a save is saved after it', async () => {
  const server = keeper();
  const { draft, type } = open(server);
  type('business.name', 'Sharp & Sons');
  const flushed = draft.flush();
  type('business.trade', 'Barbers and more');
  await flushed;
  await rest();
  expect(server.read().content).toMatchObject({
    business: { name: 'Sharp & Sons', trade: 'Barbers and more' },
  });
  expect(draft.waiting()).toBe(0);
});

test('a refused field says why, and the others are saved all the same', async () => {
  const server = keeper();
  const { draft, type } = open(server);
  type('business.name', 'x'.repeat(100));
  type('business.trade', 'Hairdressers');
  server.answers.push({ outcome: 'faulty', faults: { 'business.name': 'Too long.' } });
  await rest();
  expect(draft.read()).toMatchObject({ status: 'waiting', faults: { 'business.name': 'Too long.' } });
  expect(server.read().content).toMatchObject({ business: { name: 'Sharp', trade: 'Hairdressers' } });

  type('business.name', 'Sharper');
  expect(draft.read().faults).toEqual({});
  await rest();
  expect(draft.read().status).toBe('saved');
  expect(server.read().content).toMatchObject({ business: { name: 'Sharper' } });
});

test('a fault in a field that was not sent ends the retries', async () => {
  const server = keeper();
  const { draft, type } = open(server);
  type('business.name', 'Sharper');
  server.answers.push({ outcome: 'faulty', faults: { 'prices.groups': 'These are too many.' } });
  await rest();
  expect(server.calls).toHaveLength(1);
  expect(draft.read()).toMatchObject({
    status: 'waiting',
    faults: { 'prices.groups': 'These are too many.' },
  });
});

test('while the connection is lost changes are kept here, and are sent by themselves later', async () => {
  const server = keeper();
  const { draft, notes, type } = open(server);
  server.answers.push({ outcome: 'away' }, { outcome: 'away' });
  type('business.name', 'Sharper');
  await rest();
  expect(draft.read().status).toBe('away');
  expect(notes.at(-1)?.changes).toEqual([{ path: 'business.name', value: 'Sharper' }]);
  await vi.advanceTimersByTimeAsync(2 * pauses.again);
  expect(draft.read().status).toBe('saved');
  expect(server.read().content).toMatchObject({ business: { name: 'Sharper' } });
  expect(notes.at(-1)).toBeUndefined();
});

test('unsaved changes are saved when the page is opened again', async () => {
  const server = keeper();
  open(server, {
    changes: [{ path: 'business.name', value: 'Sharper' }],
    before: [{ path: 'business.name', value: 'Sharp' }],
  });
  await rest();
  expect(server.read().content).toMatchObject({ business: { name: 'Sharper', trade: 'Barbers' } });
});

test('values that were posted before the script and refused stand in the fields, and are saved as far as possible', async () => {
  const server = keeper();
  const draft = createDraft({
    kept,
    missing: [],
    save: server.save,
    keep: () => undefined,
    refused: {
      content: {
        business: { name: 'x'.repeat(100), trade: 'Hairdressers' },
        people: { items: [{ name: 'Ada' }] },
      },
      options: {},
      message: 'Some of this needs another look.',
      faults: { 'business.name': 'Too long.' },
    },
  });
  expect(draft.read()).toMatchObject({ faults: { 'business.name': 'Too long.' }, status: 'waiting' });
  draft.start();
  await rest();
  expect(server.read().content).toMatchObject({ business: { name: 'Sharp', trade: 'Hairdressers' } });
  expect(draft.read()).toMatchObject({ faults: { 'business.name': 'Too long.' }, status: 'waiting' });
});

test('unsaved changes to a field that has changed meanwhile are asked about first', async () => {
  const server = keeper();
  server.change([{ path: 'business.name', value: 'Blunt' }]);
  const { draft } = open(server, {
    changes: [{ path: 'business.name', value: 'Sharper' }],
    before: [{ path: 'business.name', value: 'Sharp' }],
  });
  await rest();
  expect(server.calls).toEqual([]);
  expect(draft.read().conflict?.mine).toEqual([{ path: 'business.name', value: 'Sharper' }]);
});

test('a list that continues from an unacknowledged save is this editor’s own', async () => {
  const server = keeper();
  const own = { path: 'people.items.0.name', value: 'Ada' };
  server.change([own]);
  const { draft } = open(server, {
    changes: [{ path: 'people.items', value: [{ name: 'Ada' }, { name: 'Bea' }] }],
    before: [{ path: 'people.items', value: [{}] }],
    sent: [own],
  });
  expect(draft.read().conflict).toBeUndefined();
  await rest();
  expect(server.read().content).toMatchObject({ people: { items: [{ name: 'Ada' }, { name: 'Bea' }] } });
});

test('two editors who change different fields both keep their text', async () => {
  const server = keeper();
  const { draft, type } = open(server);
  server.change([{ path: 'business.trade', value: 'Hairdressers' }]);
  type('business.name', 'Sharper');
  await rest();
  expect(server.read().content).toMatchObject({ business: { name: 'Sharper', trade: 'Hairdressers' } });
  expect(draft.read()).toMatchObject({ status: 'saved', round: 1, conflict: undefined });
  expect(draft.read().content).toEqual(server.read().content);
});

test.each([
  ['mine', 'Sharper', 'keepMine'],
  ['theirs', 'Blunt', 'takeTheirs'],
] as const)(
  'two editors who change the same field are asked, and %s can win',
  async (_whose, name, answer) => {
    const server = keeper();
    const { draft, type } = open(server);
    server.change([{ path: 'business.name', value: 'Blunt' }]);
    type('business.name', 'Sharper');
    type('people.items', [{ name: 'Ada' }, { name: 'Bea' }]);
    await rest();
    expect(draft.read().conflict?.mine).toEqual([{ path: 'business.name', value: 'Sharper' }]);
    expect(server.read().content).toMatchObject({ business: { name: 'Blunt' }, people: { items: [{}] } });
    type('business.trade', 'Still typing');
    await rest();
    expect(server.calls).toHaveLength(1);

    await draft[answer]();
    expect(server.read().content).toEqual({
      business: { name, trade: 'Still typing' },
      people: { items: [{ name: 'Ada' }, { name: 'Bea' }] },
    });
    expect(draft.read()).toMatchObject({ status: 'saved', conflict: undefined });
  },
);

test('looks are saved with the other changes', async () => {
  const server = keeper();
  const { draft } = open(server);
  draft.choose({ palette: 'night' });
  await rest();
  expect(server.calls).toEqual([{ version: 3, changes: [], options: { palette: 'night' } }]);
  expect(draft.read().status).toBe('saved');
});

test('a permanent refusal is shown, and the changes are not sent for ever', async () => {
  const server = keeper();
  const { draft, type } = open(server);
  server.answers.push({ outcome: 'refused', message: 'This order was refunded.' });
  type('business.name', 'Sharper');
  await rest();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toHaveLength(1);
  expect(draft.read()).toMatchObject({ status: 'refused', message: 'This order was refunded.' });
});

test('a single editor is never asked which version to keep, whatever the connection does, and the last text is kept', async () => {
  const typing = fc.record({
    path: fc.constantFrom('business.name', 'business.trade', 'people.items', 'people.items.0.name'),
    value: fc.string({ maxLength: 2 }),
  });
  const line = fc.constantFrom('up', 'cut before', 'cut after');
  const step = fc.oneof(typing, line, fc.constant('opened anew'));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const server = keeper();
      let becomes: 'up' | 'cut before' | 'cut after' = 'up';
      let left: Unsaved | undefined;
      const openPage = () =>
        createDraft({
          kept: server.read(),
          missing: [],
          unsaved: left,
          keep: (unsaved) => (left = unsaved),
          save: async (sent) => {
            if (becomes === 'cut before') return { outcome: 'away' };
            const saving = await server.save(sent);
            return becomes === 'up' ? saving : { outcome: 'away' };
          },
        });
      let draft = openPage();
      for (const one of steps) {
        if (typeof one === 'object') {
          const { path, value } = one;
          const said = path === 'people.items' ? [{ name: value }, { name: 'Bea' }] : value;
          draft.type(withChanges(draft.read().content, [{ path, value: said }]));
        } else if (one === 'opened anew') {
          draft.stop();
          draft = openPage();
        } else {
          becomes = one;
          await draft.flush();
        }
        expect(draft.read().conflict).toBeUndefined();
      }
      const typed = draft.read().content;
      becomes = 'up';
      await draft.flush();
      draft.stop();
      expect(server.read().content).toEqual(typed);
      expect(left).toBeUndefined();
    }),
  );
});

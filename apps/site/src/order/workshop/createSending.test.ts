import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import { expect, test } from 'vitest';
import { sendPicture } from '../../state/sendPicture.ts';
import { createSending } from './createSending.ts';

const { pieceSize } = pictureLimits;
const away = { error: 'FETCH_ERROR', message: 'It could not be sent.' };
const photo = (name: string, pieces = 3) => new File([new Uint8Array(pieces * pieceSize)], name);

/** A server that stores pieces, as ours does. The entry of `inPlace` for a call replaces its response. */
function server() {
  const there = new Map<string, number>();
  const calls: string[] = [];
  const inPlace = new Map<string, () => object>();
  const lists: string[][] = [];
  let asked: (() => void) | undefined;
  let ids = 0;

  function answerTo(method: string, url: string, body: unknown) {
    const [, id = '', from = ''] = /^\/pictures\/(\w+)(?:\?from=(\d+))?$/.exec(url) ?? [];
    if (method === 'DELETE') return there.delete(id) ? { answer: null } : { failure: away };
    if (id === '') {
      there.set(`p${(ids += 1)}`, 0);
      return { answer: { id: `p${ids}`, received: 0 } };
    }
    if (!there.has(id)) return { failure: { error: 'unknown-picture', message: 'Picture not found' } };
    there.set(id, Math.max(there.get(id)!, Number(from) + (body as Blob).size));
    return { answer: { id, received: there.get(id) } };
  }
  const sending = createSending({
    send: (file, how) =>
      sendPicture(
        async ({ url, method, body }) => {
          const line = `${method} ${url}`;
          calls.push(line);
          await Promise.resolve();
          const instead = inPlace.get(line);
          inPlace.delete(line);
          return (instead?.() ?? answerTo(method, url, body)) as never;
        },
        { list: '/pictures', picture: (id) => `/pictures/${id}` },
        file,
        how,
      ),
    drop: async (id) => there.delete(id),
    onSettled: async () => {
      lists.push([...there.keys()]);
      asked?.();
    },
  });
  return { sending, there, calls, inPlace, lists, onList: (heard: () => void) => (asked = heard) };
}

test('of an upload that broke off in an earlier visit only the rest is sent', async () => {
  const { sending, there, calls } = server();
  there.set('p9', 2 * pieceSize);
  const door = photo('door.jpg');
  const sent = sending.add([door], (file) =>
    file === door ? { id: 'p9', received: 2 * pieceSize } : undefined,
  );
  expect(sending.read().outgoing).toMatchObject([{ id: 'p9', sent: 2 * pieceSize }]);
  await sent;
  expect(calls).toEqual([`POST /pictures/p9?from=${2 * pieceSize}`]);
  expect([...there]).toEqual([['p9', 3 * pieceSize]]);
});

test('an upload that is cancelled before its rest is sent is deleted', async () => {
  const { sending, there } = server();
  there.set('p9', pieceSize);
  const begun = { id: 'p9', received: pieceSize };
  const sent = sending.add([photo('chair.jpg'), photo('door.jpg')], ({ name }) =>
    name === 'door.jpg' ? begun : undefined,
  );
  await sending.stop(2);
  await sent;
  expect([...there.keys()]).toEqual(['p1']);
});

test('photographs are sent one after another, and the list is reloaded after each', async () => {
  const { sending, there, lists } = server();
  const sent = sending.add([photo('door.jpg'), photo('chair.jpg')]);
  expect(sending.read().outgoing.map(({ state }) => state)).toEqual(['sending', 'waiting']);
  await sent;
  expect(sending.read().outgoing).toEqual([]);
  expect([...there]).toEqual([
    ['p1', 3 * pieceSize],
    ['p2', 3 * pieceSize],
  ]);
  expect(lists).toEqual([['p1'], ['p1', 'p2']]);
});

test('an interrupted upload keeps its part, does not block those behind it, and is resumed from there', async () => {
  const { sending, there, calls, inPlace } = server();
  inPlace.set(`POST /pictures/p1?from=${pieceSize}`, () => ({ failure: away }));
  await sending.add([photo('door.jpg'), photo('chair.jpg')]);
  const [broken] = sending.read().outgoing;
  expect(sending.read().outgoing).toEqual([
    expect.objectContaining({ name: 'door.jpg', state: 'broken', id: 'p1', sent: pieceSize }),
  ]);
  expect(broken!.message).toBe('It could not be sent.');
  expect(there.get('p2')).toBe(3 * pieceSize);

  calls.length = 0;
  await sending.again(broken!.key);
  expect(calls).toEqual([`POST /pictures/p1?from=${pieceSize}`, `POST /pictures/p1?from=${2 * pieceSize}`]);
  expect(there.get('p1')).toBe(3 * pieceSize);
  expect(sending.read().outgoing).toEqual([]);
});

test('an upload whose part was removed meanwhile starts again', async () => {
  const { sending, there, inPlace } = server();
  inPlace.set(`POST /pictures/p1?from=${pieceSize}`, () => ({ failure: away }));
  await sending.add([photo('door.jpg')]);
  there.delete('p1');
  await sending.again(sending.read().outgoing[0]!.key);
  expect([...there]).toEqual([['p2', 3 * pieceSize]]);
  expect(sending.read().outgoing).toEqual([]);
});

test('a cancelled upload is deleted, and the next one starts', async () => {
  const { sending, there, calls, inPlace } = server();
  inPlace.set(`POST /pictures/p1?from=${pieceSize}`, () => {
    void sending.stop(sending.read().outgoing[0]!.key);
    return { failure: away };
  });
  await sending.add([photo('door.jpg'), photo('chair.jpg')]);
  expect([...there]).toEqual([['p2', 3 * pieceSize]]);
  expect(calls).not.toContain(`POST /pictures/p1?from=${2 * pieceSize}`);
  expect(sending.read()).toEqual({ outgoing: [], refused: [] });
});

test('an upload cancelled during its first request is deleted once its id is known', async () => {
  const { sending, there, calls } = server();
  const sent = sending.add([photo('door.jpg')]);
  await sending.stop(sending.read().outgoing[0]!.key);
  await sent;
  expect(there.size).toBe(0);
  expect(calls).toEqual(['POST /pictures', 'DELETE /pictures/p1']);
});

test('an upload cancelled after its last byte is deleted as well', async () => {
  const { sending, there, onList } = server();
  onList(() => {
    const [last] = sending.read().outgoing;
    if (last) void sending.stop(last.key);
  });
  await sending.add([photo('door.jpg')]);
  expect(there.size).toBe(0);
});

test('a waiting upload is cancelled without a request, and an interrupted one with its part', async () => {
  const { sending, there, calls, inPlace } = server();
  inPlace.set(`POST /pictures/p1?from=${pieceSize}`, () => ({ failure: away }));
  const sent = sending.add([photo('door.jpg'), photo('chair.jpg')]);
  await sending.stop(sending.read().outgoing[1]!.key);
  await sent;
  expect(calls.filter((call) => call === 'POST /pictures')).toHaveLength(1);
  await sending.stop(sending.read().outgoing[0]!.key);
  expect(there.size).toBe(0);
  expect(sending.read().outgoing).toEqual([]);
});

test('a refused upload says why, and leaves nothing behind', async () => {
  const { sending, there, inPlace } = server();
  const fields = { picture: 'This is no picture' };
  inPlace.set(`POST /pictures/p1?from=0`, () => ({ failure: { error: 'invalid', message: 'No.', fields } }));
  await sending.add([photo('list.pdf')]);
  expect(sending.read()).toEqual({
    outgoing: [],
    refused: [{ name: 'list.pdf', message: 'This is no picture' }],
  });
  expect(there.size).toBe(0);
  await sending.add([photo('door.jpg')]);
  expect(sending.read().refused).toEqual([]);
});

test('a slow connection gets smaller pieces, since a piece that timed out would do so again', async () => {
  const sizes: number[] = [];
  let received = 0;
  const sent = await sendPicture(
    async ({ body }) => {
      if (!(body instanceof Blob)) return { answer: { id: 'p1', received } as never };
      sizes.push(body.size);
      if (body.size > 40_000) return { failure: { error: 'TIMEOUT_ERROR', message: 'It took too long.' } };
      received += body.size;
      return { answer: { id: 'p1', received } as never };
    },
    { list: '/pictures', picture: (id) => `/pictures/${id}` },
    photo('door.jpg', 1),
    { tell: () => undefined },
  );
  expect(sent).toEqual({ answer: { id: 'p1' } });
  expect(received).toBe(pieceSize);
  expect(sizes.slice(0, 3)).toEqual([pieceSize, pieceSize / 4, pieceSize / 16]);
});

import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import { expect, test } from 'vitest';
import { sendPicture } from '../../state/sendPicture.ts';
import { createSending } from './createSending.ts';

const { pieceSize } = pictureLimits;
const away = { error: 'FETCH_ERROR', message: 'It could not be sent.' };
const photo = (name: string, pieces = 3) => new File([new Uint8Array(pieces * pieceSize)], name);

/** A server that keeps pieces, as ours does. What stands in `inPlace` is answered for the call of that line. */
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

test('of one that broke off at an earlier visit only the rest is sent', async () => {
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

test('one that is stopped before its rest is sent is gone', async () => {
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

test('photographs are sent one after another, and the list is looked at after each', async () => {
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

test('one that breaks off keeps what arrived, keeps back none behind it, and is sent on from there', async () => {
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

test('one that was taken away meanwhile is begun anew', async () => {
  const { sending, there, inPlace } = server();
  inPlace.set(`POST /pictures/p1?from=${pieceSize}`, () => ({ failure: away }));
  await sending.add([photo('door.jpg')]);
  there.delete('p1');
  await sending.again(sending.read().outgoing[0]!.key);
  expect([...there]).toEqual([['p2', 3 * pieceSize]]);
  expect(sending.read().outgoing).toEqual([]);
});

test('what is stopped on its way is taken away, and the next one goes', async () => {
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

test('what is stopped while it is begun is taken away once its name is known', async () => {
  const { sending, there, calls } = server();
  const sent = sending.add([photo('door.jpg')]);
  await sending.stop(sending.read().outgoing[0]!.key);
  await sent;
  expect(there.size).toBe(0);
  expect(calls).toEqual(['POST /pictures', 'DELETE /pictures/p1']);
});

test('what is stopped when all of it is there is taken away as well', async () => {
  const { sending, there, onList } = server();
  onList(() => {
    const [last] = sending.read().outgoing;
    if (last) void sending.stop(last.key);
  });
  await sending.add([photo('door.jpg')]);
  expect(there.size).toBe(0);
});

test('one that waits is given up without a call, and one that broke off with what arrived', async () => {
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

test('what is refused says why, and nothing of it stays', async () => {
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

test('on a slow line it goes in smaller pieces, for one that took too long would take as long again', async () => {
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

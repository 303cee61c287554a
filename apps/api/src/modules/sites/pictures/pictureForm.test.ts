import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { AddressInfo, Socket } from 'node:net';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { auditLog, blobs } from '../../../database/schema.ts';
import { dial } from '../../../testing/converse.ts';
import { halves, openPictures } from './pictures.fixtures.ts';

type Files = readonly [name: string, content: Buffer][];

/** Sends forms over the network, as a browser without script does. */
const openForms = async (options: Parameters<typeof openPictures>[0] = {}) => {
  const opened = await openPictures(options);
  const { app, headers, desk } = opened;
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const path = `${desk}/form`;
  const url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}${path}`;

  const post = async (body: BodyInit, more: Record<string, string> = {}) => {
    const response = await fetch(url, { method: 'POST', headers: { ...headers, ...more }, body });
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, page: await response.text() };
  };
  return {
    ...opened,
    post,
    sendFiles: (...files: Files) => {
      const form = new FormData();
      for (const [name, content] of files) form.append('picture', new Blob([new Uint8Array(content)]), name);
      return post(form);
    },
    /** Begins a form with a picture of this many bytes, and sends the rest later. */
    beginForm: async (size: number) => {
      const head = '--b\r\nContent-Disposition: form-data; name="picture"; filename="a.gif"\r\n\r\n';
      const tail = '\r\n--b--\r\n';
      const length = head.length + size + tail.length;
      const socket = await dial(app.app);
      const isOver = closed(socket);
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      const lines = `Host: shop.example\r\nAuthorization: ${headers.authorization}\r\nConnection: close`;
      socket.write(
        `POST ${path} HTTP/1.1\r\n${lines}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${head}`,
      );
      return {
        socket,
        isOver,
        end: (rest: Buffer) => (socket.write(rest), socket.write(tail)),
        answer: () => answer,
      };
    },
  };
};

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
const small = () => halves(40, 30).gif().toBuffer();

test('a plain form sends a whole picture, and a page confirms it', async () => {
  const { app, order, user, sendFiles, list, runJobs, pieces } = await openForms();
  const content = await small();
  const sent = await sendFiles(['Vor dem Läden.gif', content]);

  expect(sent.status).toBe(201);
  expect(sent.page).toContain('<h1');
  expect(sent.page).toContain('The picture is here');
  expect(sent.page).toContain('vor-dem-laden.gif');
  expect(sent.page).toContain(`href="/dashboard/orders/${order.id}/site"`);
  await runJobs();
  expect(await list()).toMatchObject([
    { name: 'Vor dem Läden.gif', file: 'vor-dem-laden.gif', state: 'ready', width: 40, height: 30 },
  ]);
  expect((await pieces()).map((piece) => piece.content.equals(content))).toEqual([true]);
  expect(await app.rows(auditLog)).toMatchObject([{ action: 'site.picture.add', actorId: user.id }]);
});

test('a picture of several pieces arrives, and the same one sent again is not stored twice', async () => {
  const { sendFiles, records } = await openForms();
  const large = Buffer.alloc(pictureLimits.pieceSize + 1, 'x');
  large.set(await small());

  expect((await sendFiles(['large.gif', large])).status).toBe(201);
  expect((await sendFiles(['again.gif', large])).page).toContain('large.gif');
  expect(await records()).toMatchObject([{ received: pictureLimits.pieceSize + 1, state: 'scaling' }]);
});

test('a form completes a picture whose upload broke off, and no other of its name and size', async () => {
  const { begin, sendPiece, sendFiles, records } = await openForms();
  const large = Buffer.alloc(2 * pictureLimits.pieceSize + 1, 'x');
  large.set(await small());
  const other = Buffer.alloc(large.length, 'y');
  const ids = [];
  for (const content of [other, large]) {
    const { id } = (await begin('front.gif', content.length)).json();
    expect((await sendPiece(id, 0, content.subarray(0, pictureLimits.pieceSize))).statusCode).toBe(200);
    ids.push(id);
  }

  expect((await sendFiles(['front.gif', large])).status).toBe(201);
  const {
    [ids[0]]: left,
    [ids[1]]: whole,
    ...more
  } = Object.fromEntries((await records()).map((picture) => [picture.id, picture]));
  expect(left).toMatchObject({ state: 'arriving', received: pictureLimits.pieceSize });
  const hash = createHash('sha256').update(large).digest('hex');
  expect(whole).toMatchObject({ state: 'scaling', received: large.length, hash });
  expect(more).toEqual({});
});

test('a form completes a picture of which nothing arrived', async () => {
  const { begin, sendFiles, list } = await openForms();
  const content = await small();
  await begin('front.gif', content.length);

  expect((await sendFiles(['front.gif', content])).status).toBe(201);
  expect(await list()).toMatchObject([{ file: 'front.gif', state: 'scaling' }]);
});

test.each<[string, Files, string]>([
  ['nothing', [], 'This picture is empty. Choose another.'],
  ['an empty file', [['', Buffer.alloc(0)]], 'This picture is empty. Choose another.'],
  [
    'two pictures',
    [
      ['a.gif', Buffer.from('GIF89a')],
      ['b.gif', Buffer.from('GIF89a')],
    ],
    'Send one picture at a time.',
  ],
  [
    'a picture that is a byte too large',
    [['a.gif', Buffer.alloc(pictureLimits.size + 1)]],
    'This picture is too large. A picture may have up to 15 MB.',
  ],
])('a form with %s is refused in a sentence, and nothing is stored', async (_what, files, sentence) => {
  const { sendFiles, records } = await openForms();
  const refused = await sendFiles(...files);

  expect(refused.status).toBe(422);
  expect(refused.page).toContain(sentence);
  expect(await records()).toEqual([]);
});

test.each([
  ['without a boundary', 'multipart/form-data', 'x', 400],
  [
    'that is cut short',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nx',
    400,
  ],
  ['cut short in its head', 'multipart/form-data; boundary=b', '--b\r\nContent-Disp', 400],
  ['of other things', 'application/octet-stream', 'GIF89a', 415],
  ['without files', 'application/x-www-form-urlencoded', 'picture=a.gif', 415],
])('a form %s is refused', async (_what, type, body, status) => {
  const { post, records } = await openForms();
  expect((await post(body, { 'content-type': type })).status).toBe(status);
  expect(await records()).toEqual([]);
});

test('a form that is far too large is refused before it is sent', async () => {
  const { beginForm, records } = await openForms();
  const { isOver, answer } = await beginForm(200_000_000);
  await isOver;

  expect(answer()).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer()).toContain('This picture is too large. A picture may have up to 15 MB.');
  expect(await records()).toEqual([]);
});

test('a form has a longer timeout than other requests', async () => {
  const { app, beginForm, list } = await openForms({ slowestRequest: 1_500 });
  const content = await small();
  const form = await beginForm(content.length);
  const other = await dial(app.app);
  const isCut = closed(other.resume());
  other.write(
    'POST /contact/create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await isCut;

  form.end(content);
  await form.isOver;
  expect(form.answer()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await list()).toHaveLength(1);
});

test('a form whose sender hangs up leaves nothing, and the next form is accepted', async () => {
  const { beginForm, sendFiles, list } = await openForms();
  const { socket, isOver } = await beginForm(1_000_000);
  socket.write(Buffer.alloc(500_000));
  socket.end();
  await isOver;

  expect((await sendFiles(['a.gif', await small()])).status).toBe(201);
  expect(await list()).toMatchObject([{ file: 'a.gif' }]);
});

test('no more than four forms are received at a time', async () => {
  const { beginForm, sendFiles } = await openForms();
  const content = await small();
  const begun = [];
  while (begun.length < 4) begun.push(await beginForm(content.length));
  const refused = () => sendFiles(['b.gif', content]);
  await expect.poll(async () => (await refused()).status).toBe(503);
  expect((await refused()).page).toContain('Please try again in a moment');

  for (const { end } of begun) end(content);
  await Promise.all(begun.map(({ isOver }) => isOver));
  for (const { answer } of begun) expect(answer()).toMatch(/^HTTP\/1\.1 201 /);
  expect((await refused()).status).toBe(201);
});

const big = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' }, limitInputPixels: false });

/** A picture that claims this size, in a few bytes. */
const pngOf = async (width: number, height: number) => {
  const bytes = await big(1, 1).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};
const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

test.each<[string, string, () => Promise<Buffer> | Buffer, RegExp]>([
  [
    'a picture that is an archive',
    'a.jpg',
    async () => Buffer.concat([await halves(9, 9).jpeg().toBuffer(), zipEnd]),
    /hidden in it/,
  ],
  [
    'a picture that is a page',
    'a.html',
    async () =>
      Buffer.concat([await halves(9, 9).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
    /hidden in it/,
  ],
  ['a bomb', 'a.png', async () => pngOf(30_000, 30_000), /900 megapixels/],
  ['a picture of great width', 'a.png', () => big(100_001, 1).png().toBuffer(), /100001 × 1 pixels/],
  [
    'a drawing with script',
    'a.png',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    /SVG/,
  ],
  [
    'half a picture',
    '../../etc/a.jpg',
    async () => (await halves(300, 300).jpeg({ quality: 100 }).toBuffer()).subarray(0, 900),
    /damaged/,
  ],
])(
  '%s that is sent by a form is refused in a sentence, and none of it is stored',
  async (_what, name, make, why) => {
    const { app, sendFiles, list, runJobs, pieces } = await openForms();
    expect((await sendFiles([name, await make()])).status).toBe(201);
    await runJobs();

    expect(await list()).toMatchObject([
      { state: 'refused', file: expect.stringMatching(/^a\.\w+$/), refusal: expect.stringMatching(why) },
    ]);
    expect([await pieces(), await app.rows(blobs)]).toEqual([[], []]);
  },
);

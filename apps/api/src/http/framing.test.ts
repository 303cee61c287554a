import { expect, test } from 'vitest';
import { converse } from '../testing/converse.ts';
import { createTestApp } from '../testing/createTestApp.ts';

const failure = { error: expect.any(String), message: expect.any(String) };
const post = (headers: string, body: string) =>
  `POST /health HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;
const chunked = (body: string) => post('Transfer-Encoding: chunked', body);
const get = (headers: string) => `GET /health HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`;
// If the first request were cut elsewhere, this would be the next.
const stowaway = 'GET /ready HTTP/1.1\r\nHost: x\r\n\r\n';

test.each([
  ['a length and pieces', post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${stowaway}`)],
  ['pieces and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 6', `0\r\n\r\n${stowaway}`)],
  ['two lengths', post('Content-Length: 1\r\nContent-Length: 2', 'ab')],
  ['one length twice', post('Content-Length: 2\r\nContent-Length: 2', 'ab')],
  ['a list of lengths', post('Content-Length: 2, 2', 'ab')],
  ['a length with a sign', post('Content-Length: +2', 'ab')],
  ['a length below nothing', post('Content-Length: -1', 'ab')],
  ['a length in hexadecimal', post('Content-Length: 0x2', 'ab')],
  ['a length beyond numbers', post('Content-Length: 99999999999999999999999', 'ab')],
  ['a space before the colon of its length', post('Content-Length : 2', 'ab')],
  ['an unknown coding', post('Transfer-Encoding: xchunked', '0\r\n\r\n')],
  ['a coding after the pieces', post('Transfer-Encoding: chunked, identity', '0\r\n\r\n')],
  ['a coding before the pieces', post('Transfer-Encoding: gzip, chunked', '0\r\n\r\n')],
  ['pieces twice', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked', '0\r\n\r\n')],
  ['an odd blank before its coding', post('Transfer-Encoding:\vchunked', '0\r\n\r\n')],
  ['a space before the colon of its coding', post('Transfer-Encoding : chunked', '0\r\n\r\n')],
  ['a coding on the next line', post('Transfer-Encoding:\r\n chunked', '0\r\n\r\n')],
  [
    'pieces in a language too old for them',
    'POST /health HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a piece below nothing', chunked('-1\r\n\r\n')],
  ['a piece with a prefix', chunked('0x1\r\na\r\n0\r\n\r\n')],
  ['a piece beyond numbers', chunked('fffffffffffffffff\r\n\r\n')],
  ['a piece whose length ends in a space', chunked('1 \r\na\r\n0\r\n\r\n')],
  ['pieces with bare line ends', chunked('1\na\n0\n\n')],
  ['a folded line', get('X: a\r\n b')],
  ['a folded first line', 'GET /health HTTP/1.1\r\n Host: x\r\n\r\n'],
  ['bare line ends', 'GET /health HTTP/1.1\nHost: x\n\n'],
  ['one bare line end', get('X: a\nY: b')],
  ['a bare return', get('X: a\rY: b')],
  ['a nought in a header', get('X: a\0b')],
  ['a nought in a name', get('X\0: a')],
  ['a nought in its address', 'GET /hea\0lth HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a bell in a header', get('X: a\u0007b')],
  ['a space in a name', get('X y: a')],
  ['no colon', get('Xy')],
  ['a header without a name', get(': a')],
  ['two hosts', get('Host: y')],
  ['a host that is none', 'GET /health HTTP/1.1\r\nHost: x/../y\r\n\r\n'],
  ['the language of tomorrow', 'GET /health HTTP/2.0\r\nHost: x\r\n\r\n'],
  ['the greeting of tomorrow', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['no language', 'GET /health\r\n\r\n'],
  ['another protocol', '\u0016\u0003\u0001\0\u00a5\u0001\0\0\u00a1\u0003\u0003'],
])('a request with %s is refused once, and the connection is closed', async (_name, request) => {
  const { app } = await createTestApp();
  const [head, body] = await converse(app, (socket) => socket.write(Buffer.from(request, 'latin1')));

  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(head).toMatch(/^connection: close/im);
  // The body is the last thing sent: with a second response behind it, it would not be JSON.
  expect(JSON.parse(body)).toEqual(failure);
});

test.each([
  ['a header of 64 kB', get(`X: ${'x'.repeat(65_536)}`), 431],
  ['an address of 32 kB', `GET /${'x'.repeat(32_768)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['1,000 headers', get(Array.from({ length: 1_000 }, (_, count) => `X${count}: y`).join('\r\n')), 431],
  ['more headers than are read', get(Array.from({ length: 3_000 }, () => 'X:').join('\r\n')), 431],
  ['words without end about a piece', chunked(`1;${'x'.repeat(30_000)}\r\na\r\n0\r\n\r\n`), 413],
])('a request with %s is refused as too large', async (_name, request, status) => {
  const { app } = await createTestApp();
  const [head, body] = await converse(app, (socket) => socket.write(request));

  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(body)).toEqual(failure);
});

test('an endless body is cut off at its limit, and not held in memory', async () => {
  const { app } = await createTestApp();
  const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  let sent = 0;
  const before = process.memoryUsage().rss;
  const [head, body] = await converse(app, (socket) => {
    socket.write(
      'POST /api/create-checkout-session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const goOn = () => {
      while (!socket.destroyed && sent < 16_384) {
        sent += 1;
        if (!socket.write(piece)) return;
      }
    };
    socket.on('drain', goOn);
    goOn();
  });

  expect(head).toMatch(/^HTTP\/1\.1 413 /);
  expect(JSON.parse(body)).toEqual(failure);
  // The server read next to nothing of the gigabyte that was to come.
  expect(sent).toBeLessThan(1_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test.each([
  ['100,000 entries', `[${'1,'.repeat(99_999)}1]`, 413],
  ['lists 10,000 deep', '['.repeat(10_000) + ']'.repeat(10_000), 400],
  ['objects 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
  ['lists 10,000 deep that nobody asked for', `{"more":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
  ['brackets without an end', '[['.repeat(30_000), 400],
  ['lists as deep as may be', '['.repeat(100) + ']'.repeat(100), 422],
  ['brackets in words', JSON.stringify({ more: `\\"${'['.repeat(200)}` }), 422],
  ['a number beyond numbers', '{"templateId":1e400}', 422],
  ['a prototype', '{"__proto__":{"a":1}}', 400],
])('JSON with %s gets an error response', async (_name, payload, status) => {
  const { app } = await createTestApp();
  const response = await app.inject({
    method: 'POST',
    url: '/api/create-checkout-session',
    headers: { 'content-type': 'application/json' },
    payload,
  });

  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject(failure);
});

test.each(['BREW', 'get', 'GETS', 'X-Y'])('the unknown method %s is answered with 501', async (method) => {
  const { app } = await createTestApp();
  const [head, body] = await converse(app, (socket) =>
    socket.write(`${method} / HTTP/1.1\r\nHost: x\r\n\r\n`),
  );

  expect(head).toMatch(/^HTTP\/1\.1 501 Not Implemented\r\n/);
  expect(JSON.parse(body)).toEqual(failure);
});

test.each([
  'ACL',
  'BIND',
  'COPY',
  'LOCK',
  'MKCOL',
  'MOVE',
  'OPTIONS',
  'PROPFIND',
  'PURGE',
  'PUT',
  'QUERY',
  'REPORT',
  'SEARCH',
  'TRACE',
])('the method %s is known to the parser and answered with 405', async (method) => {
  const { app } = await createTestApp();
  const lines =
    'Host: x\r\nCookie: a=secret\r\nContent-Type: text/xml\r\nContent-Length: 4\r\nConnection: close';
  const [head, body] = await converse(app, (socket) =>
    socket.write(`${method} /health HTTP/1.1\r\n${lines}\r\n\r\n<a/>`),
  );

  expect(head).toMatch(/^HTTP\/1\.1 405 /);
  expect(head).toMatch(/^allow: GET, HEAD/im);
  expect(JSON.parse(body)).toEqual(failure);
  expect(head + body).not.toContain('secret');
});

test('noise during a response cannot insert another response into it', async () => {
  const { app } = await createTestApp();
  app.get('/stand-in/long', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': '1000' });
    reply.raw.write('The beginning of an answer.');
  });
  const [head, body] = await converse(app, (socket) => {
    socket.once('data', () => socket.write('\0\0\0'));
    socket.write('GET /stand-in/long HTTP/1.1\r\nHost: x\r\n\r\n');
  });

  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(body).toBe('The beginning of an answer.');
});

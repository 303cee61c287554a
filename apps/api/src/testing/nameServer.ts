import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';
import { onTestFinished } from 'vitest';

const kinds = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
type Kind = keyof typeof kinds;

/** A name server over UDP that answers from a test's zone: `{ 'TXT _awning.sharp.example': ['site=…'] }`. */
export async function openNameServer(zone: Partial<Record<`${Kind} ${string}`, readonly string[]>> = {}) {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  const server = { zone, asked, isSilent: false, refuses: false, address: '' };

  socket.on('message', (query, { port, address }) => {
    if (server.isSilent) return;
    const { name, type, end } = questionOf(query);
    const kind = (Object.keys(kinds) as Kind[]).find((one) => kinds[one] === type);
    asked.push(`${kind ?? type} ${name}`);
    const ownNames = (one: string) => (server.zone[`CNAME ${one}`] ?? [])[0];
    // As real ones do, it follows a CNAME.
    const alias = kind === 'CNAME' ? undefined : ownNames(name);
    const values = (kind && server.zone[`${kind} ${alias ?? name}`]) ?? [];
    const records = [
      ...(alias ? [recordOf(name, 'CNAME', alias)] : []),
      ...(kind ? values.map((value) => recordOf(alias ?? name, kind, value)) : []),
    ];

    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    const isKnown = Object.keys(server.zone).some((one) => one.endsWith(` ${name}`));
    // Flags of a response: the name does not exist, or the client is refused.
    head.writeUInt16BE(0x8180 | (server.refuses ? 5 : isKnown ? 0 : 3), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(server.refuses ? 0 : records.length, 6);
    const answer = [head, query.subarray(12, end), ...(server.refuses ? [] : records)];
    socket.send(Buffer.concat(answer), port, address);
  });

  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

function questionOf(query: Buffer) {
  const labels: string[] = [];
  let place = 12;
  for (let length = query[place]!; length > 0; length = query[place]!) {
    labels.push(query.toString('latin1', place + 1, place + 1 + length));
    place += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(place + 1), end: place + 5 };
}

function recordOf(name: string, kind: Kind, value: string) {
  const data = dataOf(kind, value);
  const head = Buffer.alloc(10);
  head.writeUInt16BE(kinds[kind], 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([encoded(name), head, data]);
}

function dataOf(kind: Kind, value: string): Buffer {
  if (kind === 'CNAME') return encoded(value);
  // Longer strings are sent in pieces.
  if (kind === 'TXT') return Buffer.concat((value.match(/.{1,40}/g) ?? ['']).map(counted));
  return Buffer.from(ipaddr.parse(value).toByteArray());
}

const counted = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
const encoded = (name: string) => Buffer.concat([...name.split('.').map(counted), Buffer.from([0])]);

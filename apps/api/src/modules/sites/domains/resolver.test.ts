import { expect, test } from 'vitest';
import { openNameServer } from '../../../testing/nameServer.ts';
import { createResolver, ResolverSilent } from './resolver.ts';

const long = `site=${'x'.repeat(200)}`;

test('it returns the records of a name server, long texts and aliases included', async () => {
  const server = await openNameServer({
    'TXT _awning.sharp.example': ['v=other', long],
    'A sharp.example': ['192.0.2.1', '192.0.2.2'],
    'AAAA sharp.example': ['2001:db8::1'],
    'CNAME www.sharp.example': ['sharp.example'],
  });
  const resolver = createResolver({ servers: [server.address] });

  expect(await resolver.texts('_awning.sharp.example')).toEqual(['v=other', long]);
  expect(await resolver.addresses('sharp.example')).toEqual(['192.0.2.1', '192.0.2.2', '2001:db8::1']);
  expect(await resolver.addresses('www.sharp.example')).toEqual(['192.0.2.1', '192.0.2.2', '2001:db8::1']);
  expect(await resolver.alias('www.sharp.example')).toBe('sharp.example');
});

test('an empty result is an answer', async () => {
  const server = await openNameServer({ 'A sharp.example': ['192.0.2.1'] });
  const resolver = createResolver({ servers: [server.address] });

  for (const name of ['sharp.example', 'unknown.example']) {
    expect(await resolver.texts(name)).toEqual([]);
    expect(await resolver.alias(name)).toBeUndefined();
  }
  expect(await resolver.addresses('unknown.example')).toEqual([]);
});

test('a name server that is silent, refuses or cannot be reached has given no answer', async () => {
  const server = await openNameServer({ 'TXT sharp.example': ['x'] });
  const resolver = createResolver({ servers: [server.address], longest: 300 });
  expect(await resolver.texts('sharp.example')).toEqual(['x']);

  server.isSilent = true;
  await expect(resolver.texts('sharp.example')).rejects.toThrow(ResolverSilent);
  server.isSilent = false;
  server.refuses = true;
  await expect(resolver.texts('sharp.example')).rejects.toThrow(ResolverSilent);
  const nowhere = createResolver({ servers: ['127.0.0.1:1'], longest: 300 });
  await expect(nowhere.addresses('sharp.example')).rejects.toThrow(ResolverSilent);
});

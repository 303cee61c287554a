import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { derivedSecret } from '../../../security/secrets.ts';
import { createTestApp, secret } from '../../../testing/createTestApp.ts';

const shop = 'http://shop.example';
const key = new TextEncoder().encode(derivedSecret(secret, 'access tokens'));
const base64 = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

/** 43 letters hold two bits more than 32 bytes: four texts decode to the same. */
function rewritten(seal: string) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return seal.slice(0, -1) + letters[letters.indexOf(seal.at(-1)!) ^ 1];
}

test('no forged access token is accepted', async () => {
  const app = await createTestApp();
  const { user, session, headers } = await app.signIn({ role: 'admin' });
  const other = await app.signIn();
  const good = headers.authorization.slice('Bearer '.length);
  const [head, body, seal] = good.split('.') as [string, string, string];
  const now = Date.parse('2026-11-21T09:00:00Z') / 1000;

  const header = { alg: 'HS256', typ: 'at+jwt' };
  const claims = { sub: user.id, sid: session.id, iss: shop, aud: shop, iat: now, exp: now + 900 };
  const signed = (change: object, headerChange: object = {}, by: Uint8Array = key) =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ ...header, ...headerChange }).sign(by);
  const byHand = (
    madeHeader: unknown,
    madeClaims: unknown,
    algorithm = 'sha256',
    by: Uint8Array | string = key,
  ) => {
    const input = `${base64(madeHeader)}.${base64(madeClaims)}`;
    return `${input}.${createHmac(algorithm, by).update(input).digest('base64url')}`;
  };
  const without = (name: keyof typeof claims) =>
    byHand(header, Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name)));
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKey = rsa.publicKey.export({ type: 'spki', format: 'pem' }) as string;

  const forged: Record<string, string> = {
    'alg none': new UnsecuredJWT(claims).encode(),
    'alg none with the type': `${base64({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
    'alg None': `${base64({ alg: 'None', typ: 'at+jwt' })}.${body}.${seal}`,
    'alg nOnE without a seal': `${base64({ alg: 'nOnE', typ: 'at+jwt' })}.${body}.`,
    'no seal': `${head}.${body}.`,
    'no seal and no dot': `${head}.${body}`,
    'another key': await signed({}, {}, new TextEncoder().encode('another key of thirty-two letters')),
    'an empty key': byHand(header, claims, 'sha256', ''),
    'the shop’s own secret as key': byHand(header, claims, 'sha256', secret),
    'the key for links': byHand(header, claims, 'sha256', derivedSecret(secret, 'tokens')),
    'a public key as secret': byHand(header, claims, 'sha256', publicKey),
    HS384: await signed({}, { alg: 'HS384' }),
    HS512: await signed({}, { alg: 'HS512' }),
    'HS512 that says HS256': byHand(header, claims, 'sha512'),
    RS256: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' }).sign(rsa.privateKey),
    PS256: await new SignJWT(claims).setProtectedHeader({ alg: 'PS256', typ: 'at+jwt' }).sign(rsa.privateKey),
    ES256: await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .sign(elliptic.privateKey),
    'a key of its own': await signed(
      {},
      { jwk: elliptic.publicKey.export({ format: 'jwk' }) as object },
      new TextEncoder().encode('a key that it brought along itself'),
    ),
    jku: await signed(
      {},
      { jku: 'http://evil.example/keys' },
      new TextEncoder().encode('somebody’s own key, far away'),
    ),
    'kid of a file': byHand({ ...header, kid: '../../../../dev/null' }, claims, 'sha256', ''),
    'kid with SQL': byHand({ ...header, kid: "' union select 'key' --" }, claims, 'sha256', 'key'),
    'a critical header': byHand({ ...header, crit: ['exp'] }, claims),
    'typ JWT': await signed({}, { typ: 'JWT' }),
    'no typ': byHand({ alg: 'HS256' }, claims),
    'typ of a refresh token': await signed({}, { typ: 'rt+jwt' }),
    'another issuer': await signed({ iss: 'http://evil.example' }),
    'another audience': await signed({ aud: 'http://evil.example' }),
    'no issuer': without('iss'),
    'no audience': without('aud'),
    'no subject': without('sub'),
    'no session': without('sid'),
    'no end': without('exp'),
    expired: await signed({ exp: now - 1 }),
    'expired this moment': await signed({ exp: now }),
    'not yet valid': await signed({ nbf: now + 60 }),
    'an end in words': byHand(header, { ...claims, exp: 'never' }),
    'another user’s session': await signed({ sid: other.session.id }),
    'another user’s name': await signed({ sub: other.user.id }),
    'a session that is none': await signed({ sid: '00000000-0000-4000-8000-000000000000' }),
    'a refresh token': app.services.tokens.mint('refresh', `${session.id}_0`),
    'changed claims': `${head}.${base64({ ...claims, sub: other.user.id })}.${seal}`,
    'a changed seal': `${head}.${body}.${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`,
    'a seal that only decodes to the same': `${head}.${body}.${rewritten(seal)}`,
    'another head': `${base64({ ...header, extra: 1 })}.${body}.${seal}`,
    twice: `${good}.${good}`,
    'five parts': `${head}.${body}.${seal}.a.b`,
    nothing: '',
    dots: '..',
  };

  expect(Object.keys(forged).length).toBeGreaterThanOrEqual(40);
  const letIn: string[] = [];
  for (const [name, token] of Object.entries(forged)) {
    const response = await app.get('/account/profile', { authorization: `Bearer ${token}` });
    if (response.statusCode !== 401) letIn.push(`${name}: ${response.statusCode}`);
  }
  expect(letIn).toEqual([]);
  expect((await app.get('/account/profile', headers)).statusCode).toBe(200);
  for (const scheme of ['Basic', 'Token', '']) {
    expect((await app.get('/account/profile', { authorization: `${scheme} ${good}` })).statusCode).toBe(401);
  }

  app.pass(15 * 60 * 1000);
  expect((await app.get('/account/profile', headers)).statusCode).toBe(401);
});

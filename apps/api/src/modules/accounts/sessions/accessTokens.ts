import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const lifetime = 15 * 60;
const algorithm = 'HS256';
const type = 'at+jwt';

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/**
 * Signs and reads access tokens (RFC 9068). A token names its session, and the session alone decides whether it still
 * counts.
 */
export function createAccessTokens({
  secret,
  siteUrl,
  now,
}: {
  secret: string;
  siteUrl: string;
  now: () => Date;
}) {
  const key = new TextEncoder().encode(secret);

  return {
    sign({ userId, sessionId }: AccessClaims): Promise<string> {
      const seconds = Math.floor(now().getTime() / 1000);
      return (
        new SignJWT({ sid: sessionId })
          .setProtectedHeader({ alg: algorithm, typ: type })
          .setSubject(userId)
          .setIssuer(siteUrl)
          .setAudience(siteUrl)
          // Two tokens of one second still differ: by that a browser notices that its own was renewed.
          .setJti(randomUUID())
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + lifetime)
          .sign(key)
      );
    },

    async read(token: string): Promise<AccessClaims | undefined> {
      if (!isSpeltOut(token)) return undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: type,
          issuer: siteUrl,
          audience: siteUrl,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: now(),
        });
        return { userId: String(payload.sub), sessionId: String(payload['sid']) };
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * Whether the signature is encoded as we encode it: its last letter has spare bits, and a token changed there is
 * refused.
 */
function isSpeltOut(token: string): boolean {
  const seal = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(seal, 'base64url').toString('base64url') === seal;
}

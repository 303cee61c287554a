import { storageKeys } from '@awning/content/policies/cookies';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { longestIdle } from './sessions.service.ts';

const hint = storageKeys.userStatus;

/** The cookies of a session: a token that scripts cannot read, and a hint that they can. */
export function createCookies(siteUrl: string) {
  const secure = siteUrl.startsWith('https:');
  // Browsers accept a cookie with this name over TLS only.
  const token = secure ? storageKeys.refresh : storageKeys.refreshWithoutTls;
  const both: CookieSerializeOptions = { secure, sameSite: 'lax' };
  const ofToken: CookieSerializeOptions = { ...both, path: '/user', httpOnly: true };
  const ofHint: CookieSerializeOptions = { ...both, path: '/' };
  const maxAge = longestIdle / 1000;

  const dropHint = (reply: FastifyReply) => reply.clearCookie(hint, ofHint);
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[token],
    set: (reply: FastifyReply, refreshToken: string) =>
      reply
        .setCookie(token, refreshToken, { ...ofToken, maxAge })
        .setCookie(hint, 'logged-in', { ...ofHint, maxAge }),
    dropHint,
    drop: (reply: FastifyReply) => dropHint(reply.clearCookie(token, ofToken)),
  };
}

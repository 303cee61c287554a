import { randomUUID } from 'node:crypto';
import type { Tokens } from '../../../security/tokens.ts';
import type { AccessTokens } from './accessTokens.ts';
import type { Limits, SessionRow, SessionsRepository, UserRow } from './sessions.repository.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

/** A session that is not used for this long ends (docs/product.md, “Accounts and sessions”). */
export const longestIdle = 14 * day;
/** Even a session in use ends after this long. */
const longestOpen = 90 * day;
/** A token that was just replaced still counts: the response with the next one may have been lost. */
const grace = 10 * second;

/** The tokens by which a browser stays signed in, with their user. */
export interface Credentials {
  user: UserRow;
  accessToken: string;
  refreshToken: string;
}

export type Refreshing = { outcome: 'refreshed'; credentials: Credentials } | { outcome: 'ended' };

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Keeps people signed in: refresh tokens rotate, and one that comes back late ends its session (RFC 9700, 4.14). */
export function createSessionsService({
  repository,
  accessTokens,
  tokens,
  now,
}: {
  repository: SessionsRepository;
  accessTokens: AccessTokens;
  tokens: Tokens;
  now: () => Date;
}) {
  const limits = (): Limits => ({
    idleSince: new Date(now().getTime() - longestIdle),
    openSince: new Date(now().getTime() - longestOpen),
  });

  const credentialsFor = async (
    user: UserRow,
    { id, generation }: Pick<SessionRow, 'id' | 'generation'>,
  ): Promise<Credentials> => ({
    user,
    accessToken: await accessTokens.sign({ userId: user.id, sessionId: id }),
    refreshToken: tokens.mint('refresh', `${id}_${generation}`),
  });

  const read = (refreshToken: string) => {
    const [id, generation] = tokens.read('refresh', refreshToken)?.split('_') ?? [];
    return id === undefined ? undefined : { id, generation: Number(generation) };
  };

  const refresh = async (refreshToken: string): Promise<Refreshing> => {
    const presented = read(refreshToken);
    const found = presented && (await repository.find(presented.id, limits()));
    if (!found) return { outcome: 'ended' };

    const { session, user } = found;
    const behind = session.generation - presented.generation;
    if (behind === 0) {
      // Of two requests with one token, the second gets the same next token a moment later.
      if (!(await repository.rotate(session, now()))) return refresh(refreshToken);
      const credentials = await credentialsFor(user, { ...session, generation: session.generation + 1 });
      return { outcome: 'refreshed', credentials };
    }
    if (behind === 1 && now().getTime() - session.rotatedAt.getTime() <= grace) {
      return { outcome: 'refreshed', credentials: await credentialsFor(user, session) };
    }
    await repository.endReused(session, now());
    return { outcome: 'ended' };
  };

  return {
    /** A session to be stored, for a user who has just proven their identity. */
    draft: (userId: string, device: string): SessionRow => ({
      id: randomUUID(),
      userId,
      generation: 0,
      rotatedAt: now(),
      device,
      createdAt: now(),
    }),

    credentialsFor,
    refresh,

    /** The user of an access token, as long as its session lives. */
    async accountOf(accessToken: string) {
      const claims = await accessTokens.read(accessToken);
      const found = claims && (await repository.find(claims.sessionId, limits()));
      if (!found || found.user.id !== claims.userId) return undefined;
      const role = found.user.role === 'admin' ? ('admin' as const) : ('customer' as const);
      return { id: found.user.id, sessionId: found.session.id, role };
    },

    /** Ends the session of a refresh token, also of an old one: possession of the token suffices. */
    async end(refreshToken: string) {
      const presented = read(refreshToken);
      if (presented) await repository.end(presented.id);
    },

    endOne: (id: string, userId: string): Promise<boolean> => repository.endOne(id, userId),
    of: (userId: string): Promise<SessionRow[]> => repository.of(userId, limits()),
    purge: (): Promise<void> => repository.purge(limits()),
  };
}

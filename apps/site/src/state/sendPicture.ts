import type { Failure } from '@awning/contract/failure';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import type { Outcome } from './store.ts';

interface Change {
  url: string;
  method: 'POST' | 'DELETE';
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** A picture of which some is with the server: the rest can be sent on. */
export interface BegunPicture {
  id: string;
  /** How many bytes are there. */
  received: number;
}

/** What came of sending a picture. Where it broke off, `begun` is what of it is with the server. */
export type SentPicture =
  | { answer: { id: string }; failure?: never; begun?: never }
  | { answer?: never; failure: Failure; begun?: BegunPicture | undefined };

export interface HowToSend {
  /** Hears what is with the server, once with each piece. */
  tell: (begun: BegunPicture) => void;
  /** Gives the picture up: what is with the server is taken away. */
  stop?: AbortSignal | undefined;
  /** What is with the server already, where it broke off before. */
  begun?: BegunPicture | undefined;
}

/** In bytes. Even a line that hardly is one carries so much before a call is given up. */
const smallestPiece = 16 * 1024;

/** Puts a picture with a site, piece by piece. Of one that is stopped or refused nothing stays; one that breaks off does. */
export async function sendPicture(
  ask: <Answer>(change: Change) => Promise<Outcome<Answer>>,
  { list, picture }: { list: string; picture: (id: string) => string },
  file: File,
  { tell, stop, begun }: HowToSend,
): Promise<SentPicture> {
  let there = begun;
  if (!there) {
    // Not cut off when it is stopped: only its answer says what is to be taken away.
    const { answer, failure } = await ask<BegunPicture>({
      url: list,
      method: 'POST',
      body: { name: file.name, size: file.size },
    });
    if (failure) return { failure };
    there = { id: answer.id, received: 0 };
  }

  const { id } = there;
  const url = picture(id);
  let piece = pictureLimits.pieceSize;
  for (let from = there.received; from < file.size; from = there.received) {
    tell(there);
    const { answer, failure }: Outcome<BegunPicture> = stop?.aborted
      ? { failure: stopped }
      : await ask({
          url: `${url}?from=${from}`,
          method: 'POST',
          body: file.slice(from, from + piece),
          headers: { 'content-type': 'application/octet-stream' },
          signal: stop,
        });
    if (stop?.aborted || failure?.fields) {
      await ask({ url, method: 'DELETE' });
      return { failure: failure ?? stopped };
    }
    // What was begun before may have been taken away meanwhile.
    if (failure?.error === 'unknown-picture' && begun) {
      return sendPicture(ask, { list, picture }, file, { tell, stop });
    }
    // A piece that took too long is dropped and sent again smaller: as it was it would never get through.
    if (failure?.error === 'TIMEOUT_ERROR' && piece > smallestPiece) {
      piece /= 4;
      continue;
    }
    if (failure) return { failure, begun: there };
    there = { id, received: answer.received };
  }
  return { answer: { id } };
}

/** The result of a cancelled upload is not shown: its field is gone. */
const stopped: Failure = { error: 'stopped', message: '' };

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

/** A picture of which a part has arrived: the rest can be sent later. */
export interface BegunPicture {
  id: string;
  /** How many bytes have arrived. */
  received: number;
}

/** The result of sending a picture. Where it broke off, `begun` is its uploaded part. */
export type SentPicture =
  | { answer: { id: string }; failure?: never; begun?: never }
  | { answer?: never; failure: Failure; begun?: BegunPicture | undefined };

export interface HowToSend {
  /** Called with the uploaded part, once for each piece. */
  tell: (begun: BegunPicture) => void;
  /** Cancels the picture: its uploaded part is deleted. */
  stop?: AbortSignal | undefined;
  /** The uploaded part, where it broke off before. */
  begun?: BegunPicture | undefined;
}

/** In bytes. Even a very slow connection carries that much before a call times out. */
const smallestPiece = 16 * 1024;

/**
 * Uploads a picture to a site in pieces. A cancelled or refused one leaves nothing behind; an interrupted one stays.
 */
export async function sendPicture(
  ask: <Answer>(change: Change) => Promise<Outcome<Answer>>,
  { list, picture }: { list: string; picture: (id: string) => string },
  file: File,
  { tell, stop, begun }: HowToSend,
): Promise<SentPicture> {
  let there = begun;
  if (!there) {
    // Not aborted when it is cancelled: only its response says what is to be deleted.
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
    // The uploaded part may have been deleted meanwhile.
    if (failure?.error === 'unknown-picture' && begun) {
      return sendPicture(ask, { list, picture }, file, { tell, stop });
    }
    // A piece that timed out is dropped and sent again smaller: as it was it would never get through.
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

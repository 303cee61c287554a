import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import type { Outcome } from './store.ts';

interface Change {
  url: string;
  method: 'POST' | 'DELETE';
  body?: object;
  headers?: Record<string, string>;
}

/** Puts a picture with a site, piece by piece, and tells how many bytes are there. Of one that breaks off nothing stays. */
export async function sendPicture(
  ask: <Answer>(change: Change) => Promise<Outcome<Answer>>,
  { list, picture }: { list: string; picture: (id: string) => string },
  file: File,
  tell: (sent: number) => void,
): Promise<Outcome<{ id: string }>> {
  const begun = await ask<{ id: string }>({
    url: list,
    method: 'POST',
    body: { name: file.name, size: file.size },
  });
  if (begun.failure) return begun;

  const url = picture(begun.answer.id);
  for (let from = 0; from < file.size; from += pictureLimits.pieceSize) {
    tell(from);
    const sent = await ask<{ received: number }>({
      url: `${url}?from=${from}`,
      method: 'POST',
      body: file.slice(from, from + pictureLimits.pieceSize),
      headers: { 'content-type': 'application/octet-stream' },
    });
    if (sent.failure) {
      await ask({ url, method: 'DELETE' });
      return sent;
    }
  }
  return begun;
}

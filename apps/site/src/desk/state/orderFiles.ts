import { deliveryLimits } from '@awning/contract/deliveryLimits';
import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';
import type { Outcome } from '../../state/store.ts';
import { ask } from './desk.ts';

const addressOf = (id: string, file: string) => generatePath(urls.adminOrderFile, { id, file });

/** Removes a file from an order. */
export const removeOrderFile = (id: string, file: string) =>
  ask<null>({ url: addressOf(id, file), method: 'DELETE' });

/**
 * Adds a file to an order in pieces, and reports how many bytes have arrived. An upload that breaks off leaves nothing
 * behind.
 */
export async function addOrderFile(
  id: string,
  file: File,
  tell: (sent: number) => void,
): Promise<Outcome<unknown>> {
  const begun = await ask<{ id: string }>({
    url: generatePath(urls.adminOrderFiles, { id }),
    method: 'POST',
    body: { name: file.name, size: file.size },
  });
  if (begun.failure) return begun;

  const url = addressOf(id, begun.answer.id);
  for (let from = 0; from < file.size; from += deliveryLimits.pieceSize) {
    tell(from);
    const sent = await ask<{ received: number }>({
      url: `${url}?from=${from}`,
      method: 'POST',
      body: file.slice(from, from + deliveryLimits.pieceSize),
      headers: { 'content-type': 'application/octet-stream' },
    });
    if (sent.failure) {
      await removeOrderFile(id, begun.answer.id);
      return sent;
    }
  }
  return begun;
}

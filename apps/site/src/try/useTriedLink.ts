import { triedLinkWords } from '@awning/content/orders/triedLinkWords';
import { useSyncExternalStore } from 'react';
import { copyText } from '../browser/copyText.ts';
import { notify } from '../state/notifications.ts';

const { copied, not } = triedLinkWords.copy;

async function copy() {
  if (await copyText(location.href)) notify('success', copied);
  else notify('error', not);
}

const never = () => () => undefined;

/** Copies the address of the page, where there is script to do it. */
export function useCopiedAddress() {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? () => void copy() : undefined;
}

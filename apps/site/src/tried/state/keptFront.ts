import { storageKeys } from '@awning/content/policies/cookies';
import { useSyncExternalStore } from 'react';
import { readForTab, removeForTab, writeForTab } from '../../browser/tabStorage.ts';
import type { ScaledFront } from '../scaleFront.ts';

const key = storageKeys.triedFront;

/** A visitor's photograph for the first screen, which this tab alone has. */
export interface KeptFront {
  /** To be sent once there is an order. */
  file: File;
  /** How it is shown: at an address of this browser's own. */
  shown: { src: string; width: number; height: number };
}

let front: KeptFront | undefined;
let isRead = false;
const listeners = new Set<() => void>();

function set(now: KeptFront | undefined) {
  if (front) URL.revokeObjectURL(front.shown.src);
  front = now;
  isRead = true;
  for (const listener of listeners) listener();
}

function read(kept: string | null): KeptFront | undefined {
  try {
    const { data, width, height } = JSON.parse(kept ?? '') as Partial<ScaledFront>;
    const [head = '', letters = ''] = (data ?? '').split(',');
    const type = /^data:(image\/(?:jpeg|webp));base64$/.exec(head)?.[1];
    if (!type || !letters || !width || !height) return undefined;
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const file = new File([bytes], `tried-front.${type.slice('image/'.length)}`, { type });
    return { file, shown: { src: URL.createObjectURL(file), width: Number(width), height: Number(height) } };
  } catch {
    return undefined;
  }
}

function recallFront(): KeptFront | undefined {
  // It is large: only who asks for it has it read.
  if (!isRead) {
    front = read(readForTab(key));
    isRead = true;
  }
  return front;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The photograph that was chosen in this tab, as long as it is there. */
export const useKeptFront = (): KeptFront | undefined =>
  useSyncExternalStore(subscribe, recallFront, () => undefined);

/** Keeps a photograph for as long as the tab is there, in place of the one before: until it is sent or taken away. */
export function keepFront(scaled: ScaledFront): void {
  const kept = JSON.stringify(scaled);
  // Where the browser keeps nothing, nothing of the one before is to come back.
  removeForTab(key);
  writeForTab(key, kept);
  set(read(kept));
}

/** Lets go of it. */
export function removeFront(): void {
  removeForTab(key);
  set(undefined);
}

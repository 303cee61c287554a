import { storageKeys } from '@awning/content/policies/cookies';
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

/** Whether a photograph that was sent is one that was tried, by its name. */
export const isTriedFront = (name: string) => /^tried-front\.(?:jpeg|webp)$/.test(name);

function read(kept: string | null): KeptFront | undefined {
  try {
    const { data, width, height } = JSON.parse(kept ?? '') as Partial<ScaledFront>;
    const [head = '', base64 = ''] = (data ?? '').split(',');
    const type = /^data:(image\/(?:jpeg|webp));base64$/.exec(head)?.[1];
    if (!type || !base64 || !width || !height) return undefined;
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const file = new File([bytes], `tried-front.${type.slice('image/'.length)}`, { type });
    return { file, shown: { src: URL.createObjectURL(file), width, height } };
  } catch {
    return undefined;
  }
}

/** The photograph that was chosen in this tab, as long as it is there. */
export const recallFront = (): KeptFront | undefined => (front ??= read(readForTab(key)));

/** Keeps a photograph for as long as the tab is there, in place of the one before: until it is sent or taken away. */
export function keepFront(scaled: ScaledFront): KeptFront | undefined {
  removeFront();
  const kept = JSON.stringify(scaled);
  writeForTab(key, kept);
  return (front = read(kept));
}

/** Lets go of it. */
export function removeFront(): undefined {
  removeForTab(key);
  if (front) URL.revokeObjectURL(front.shown.src);
  front = undefined;
}

import type { BegunPicture, HowToSend, SentPicture } from '../../state/sendPicture.ts';
import type { OutgoingPicture } from '../WorkshopPage/PicturesPanel.tsx';

export interface Sending {
  /** In the order in which they were chosen. */
  outgoing: readonly OutgoingPicture[];
  /** The refused files of the last choice, and why. */
  refused: readonly { name: string; message: string }[];
}

/** Sends photographs one after another. Each can be cancelled, and resumed where it broke off. */
export function createSending({
  send,
  drop,
  onSettled,
}: {
  send: (file: File, how: HowToSend) => Promise<SentPicture>;
  /** Deletes the uploaded part of a photograph. */
  drop: (id: string) => Promise<unknown>;
  /** Called when one has arrived, broken off, or been cancelled, and awaited. */
  onSettled: () => Promise<unknown>;
}) {
  let state: Sending = { outgoing: [], refused: [] };
  let keys = 0;
  let isSending = false;
  const files = new Map<number, { file: File; stop: AbortController; begun?: BegunPicture | undefined }>();
  const listeners = new Set<() => void>();

  function set(change: Partial<Sending>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  const change = (key: number, to: Partial<OutgoingPicture>) =>
    set({ outgoing: state.outgoing.map((one) => (one.key === key ? { ...one, ...to } : one)) });
  function forget(key: number) {
    files.delete(key);
    set({ outgoing: state.outgoing.filter((one) => one.key !== key) });
  }

  async function sendNext(): Promise<void> {
    const next = state.outgoing.find((one) => one.state === 'waiting');
    const known = next && files.get(next.key);
    if (!known) return;
    const { key, name } = next;
    change(key, { state: 'sending', message: undefined });
    const { answer, failure, begun } = await send(known.file, {
      begun: known.begun,
      stop: known.stop.signal,
      tell: ({ id, received }) => change(key, { id, sent: received }),
    });
    known.begun = begun;
    await onSettled();
    if (!files.has(key)) {
      // It was cancelled when all of it had been sent, or as it broke off.
      const left = answer ?? begun;
      if (left) {
        await drop(left.id);
        await onSettled();
      }
    } else if (!failure) forget(key);
    else if (failure.fields) {
      const [message = failure.message] = Object.values(failure.fields);
      forget(key);
      set({ refused: [...state.refused, { name, message }] });
    } else
      change(key, { state: 'broken', message: failure.message, id: begun?.id, sent: begun?.received ?? 0 });
    await sendNext();
  }

  async function start() {
    if (isSending) return;
    isSending = true;
    await sendNext();
    isSending = false;
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends these after all that wait. `begunOf` finds the part of one that the server has from an earlier visit. */
    add(chosen: readonly File[], begunOf: (file: File) => BegunPicture | undefined = () => undefined) {
      const added = chosen.map((file): OutgoingPicture => {
        const key = (keys += 1);
        const begun = begunOf(file);
        files.set(key, { file, stop: new AbortController(), begun });
        const sent = begun?.received ?? 0;
        return { key, id: begun?.id, name: file.name, size: file.size, sent, state: 'waiting' };
      });
      set({ outgoing: [...state.outgoing, ...added], refused: [] });
      return start();
    },
    /** Resumes one that broke off. */
    again(key: number) {
      change(key, { state: 'waiting' });
      return start();
    },
    /** Cancels one. Its uploaded part is deleted. */
    async stop(key: number) {
      const known = files.get(key);
      if (!known) return;
      const { stop, begun } = known;
      const isOnItsWay = state.outgoing.some((one) => one.key === key && one.state === 'sending');
      forget(key);
      if (isOnItsWay) stop.abort();
      else if (begun) {
        await drop(begun.id);
        await onSettled();
      }
    },
  };
}

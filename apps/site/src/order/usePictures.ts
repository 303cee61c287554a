import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Workshop } from '@awning/contract/sites/workshop';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { unreachable } from '../api/failure.ts';
import { fetchChunk } from '../hydration/chunks.ts';
import type { TriedFront } from './recallTriedFront.ts';
import { notify } from '../state/notifications.ts';
import type { OutgoingPicture } from './WorkshopPage/PicturesPanel.tsx';
import { createSending } from './workshop/createSending.ts';

const { pictures: words } = workshopWords;
const load = () => fetchChunk(() => import('./state/workshop.ts'));

type Picture = Workshop['pictures'][number];

/** How often the progress of pictures is polled while some are being scaled, in milliseconds. */
const soon = 1_000;

/** Finds the interrupted photograph of a file that was chosen again: each is matched once. */
function broken(pictures: readonly Picture[]) {
  const left = pictures.filter(({ state }) => state === 'arriving');
  return ({ name, size }: File) => {
    const place = left.findIndex((picture) => picture.name === name && picture.size === size);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
}

/**
 * Sends a buyer’s photographs one after another, and knows the progress of each.
 *
 * @param asked whether the step that asks for them is open
 */
export function usePictures(token: string, loaded: readonly Picture[], asked: boolean) {
  const [known, setKnown] = useState(loaded);
  const [removing, setRemoving] = useState<string>();

  async function look() {
    const { answer } = await load()
      .then(({ fetchPictures }) => fetchPictures(token))
      .catch(() => ({ answer: undefined }));
    if (answer) setKnown(answer.pictures);
  }
  const drop = (id: string) =>
    load()
      .then(({ removePicture }) => removePicture(token, id))
      .catch(() => ({ failure: unreachable(words.failed) }));
  const [sending] = useState(() =>
    createSending({
      send: (file, how) =>
        load()
          .then(({ addPicture }) => addPicture(token, file, how))
          .catch(() => ({ failure: unreachable(words.failed), begun: how.begun })),
      drop,
      onSettled: look,
    }),
  );
  const { outgoing, refused } = useSyncExternalStore(sending.subscribe, sending.read, sending.read);
  // The server knows a part of each one that is being sent: it is shown once.
  const pictures = known.filter(({ id }) => !outgoing.some((one) => one.id === id));

  const [tried, setTried] = useState<TriedFront>();
  useEffect(() => {
    if (!asked) return;
    void fetchChunk(() => import('./recallTriedFront.ts'))
      .then(({ recallTriedFront }) => setTried(recallTriedFront()))
      .catch(() => undefined);
  }, [asked]);
  const isTried = ({ name, size }: Pick<Picture, 'name' | 'size'>) =>
    name === tried?.file?.name && size === tried.file.size;
  const hasTried = pictures.some((one) => isTried(one) && (one.state === 'scaling' || one.state === 'ready'));
  const letGo = useEffectEvent(() => tried?.letGo());
  useEffect(() => {
    if (hasTried) letGo();
  }, [hasTried]);

  const lookAgain = useEffectEvent(() => void look());
  // While some are being sent, each response updates the list. An interrupted upload is not waited for.
  const isSending = outgoing.some(({ state }) => state !== 'broken');
  const waits = !isSending && pictures.some(({ state }) => state === 'scaling');
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => lookAgain(), soon);
    return () => clearInterval(timer);
  }, [waits]);

  async function remove({ id, name }: Picture) {
    setRemoving(id);
    const { failure } = await drop(id);
    setRemoving(undefined);
    if (failure) return notify('error', failure.message);
    setKnown((before) => before.filter((picture) => picture.id !== id));
    notify('success', words.removed(name));
  }

  return {
    pictures,
    outgoing,
    removing,
    error:
      refused.length > 0
        ? refused.map(({ name, message }) => words.refused(name, message)).join(' ')
        : undefined,
    tried:
      tried?.file && !hasTried && !outgoing.some(isTried)
        ? { ...tried.words, onSend: () => void sending.add([tried.file!], broken(pictures)) }
        : undefined,
    triedFront: tried,
    onFiles: (files: readonly File[]) => void sending.add(files, broken(pictures)),
    onStop({ key, name }: OutgoingPicture) {
      void sending.stop(key);
      notify('success', words.stopped(name));
    },
    onAgain: ({ key }: OutgoingPicture) => void sending.again(key),
    onRemove: (picture: Picture) => void remove(picture),
  };
}

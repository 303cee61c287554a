import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Workshop } from '@awning/contract/sites/workshop';
import { useEffect, useEffectEvent, useState } from 'react';
import { unreachable } from '../api/failure.ts';
import { fetchChunk } from '../hydration/chunks.ts';
import { notify } from '../state/notifications.ts';
import type { SendingPicture } from './WorkshopPage/PicturesPanel.tsx';

const { pictures: words } = workshopWords;
const load = () => fetchChunk(() => import('./state/workshop.ts'));

type Picture = Workshop['pictures'][number];

/** How often is asked how far pictures are while some are being scaled, in milliseconds. */
const soon = 1_000;

const isUnderWay = ({ state }: Picture) => state === 'arriving' || state === 'scaling';

/** Sends a buyer’s photographs one after another, and knows how far each has come. */
export function usePictures(token: string, loaded: readonly Picture[]) {
  const [pictures, setPictures] = useState(loaded);
  const [sending, setSending] = useState<SendingPicture>();
  const [removing, setRemoving] = useState<string>();
  const [error, setError] = useState<string>();

  async function look() {
    const { answer } = await load()
      .then(({ fetchPictures }) => fetchPictures(token))
      .catch(() => ({ answer: undefined }));
    if (answer) setPictures(answer.pictures);
  }
  const lookAgain = useEffectEvent(() => void look());
  const waits = !sending && pictures.some(isUnderWay);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => lookAgain(), soon);
    return () => clearInterval(timer);
  }, [waits]);

  async function send(files: readonly File[]) {
    const refused: string[] = [];
    for (const file of files) {
      const { name, size } = file;
      setSending({ name, size, sent: 0 });
      const { failure } = await load()
        .then(({ addPicture }) => addPicture(token, file, (sent) => setSending({ name, size, sent })))
        .catch(() => ({ failure: unreachable(words.failed) }));
      const [atField] = Object.values(failure?.fields ?? {});
      // What is refused does not keep back the rest.
      if (failure) refused.push(words.refused(name, atField ?? failure.message));
      await look();
    }
    setSending(undefined);
    setError(refused.length > 0 ? refused.join(' ') : undefined);
  }

  async function remove({ id, name }: Picture) {
    setRemoving(id);
    const { failure } = await load()
      .then(({ removePicture }) => removePicture(token, id))
      .catch(() => ({ failure: unreachable(words.failed) }));
    setRemoving(undefined);
    if (failure) return notify('error', failure.message);
    setPictures((known) => known.filter((picture) => picture.id !== id));
    notify('success', words.removed(name));
  }

  return {
    pictures,
    sending,
    removing,
    error,
    onFiles: (files: readonly File[]) => void send(files),
    onRemove: (picture: Picture) => void remove(picture),
  };
}

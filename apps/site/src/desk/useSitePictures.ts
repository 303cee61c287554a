import { deskSite } from '@awning/content/deskSite';
import type { AdminSite } from '@awning/contract/admin/sites';
import type { FormProblems } from '@awning/ui/components/Form';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { PictureOnItsWay } from './deskView.ts';
import { copyText } from '../browser/copyText.ts';
import { notify } from '../state/notifications.ts';
import { useDeskChange } from './useDeskChange.ts';

const { pictures: words } = deskSite;

/** Adds pictures to a site, one after another, and removes them. */
export function useSitePictures(id: string) {
  const { busy, problem, change } = useDeskChange();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<PictureOnItsWay>();
  const [problems, setProblems] = useState<FormProblems>();
  const [rounds, setRounds] = useState(0);

  /** Sends each of them; a refused one does not stop the rest. */
  async function send(files: readonly File[]) {
    const { addSitePicture } = await import('./state/deskSite.ts');
    const refused: string[] = [];
    for (const [index, file] of files.entries()) {
      const { name, size } = file;
      const tell = (sent: number) => setSending({ place: index + 1, count: files.length, name, size, sent });
      tell(0);
      const { failure } = await addSitePicture(id, file, tell);
      const [atField] = Object.values(failure?.fields ?? {});
      if (failure) refused.push(words.refused(name, atField ?? failure.message));
    }
    // An added picture is no longer selected, so that it is not sent a second time.
    if (refused.length < files.length) setRounds(rounds + 1);
    return refused.length > 0
      ? { failure: { error: 'refused', message: words.problems, fields: { pictures: refused.join(' ') } } }
      : { answer: files.length };
  }

  async function onSubmit(values: FormData) {
    const files = values.getAll('pictures').filter((value) => value instanceof File);
    const { failure } = await change('add', () => send(files), words.added(files.length));
    setSending(undefined);
    setProblems(failure && { form: failure.message, fields: failure.fields });
    // Some of them may have arrived all the same.
    if (failure) await revalidate();
  }

  return {
    busy,
    problem,
    form: {
      status: busy === 'add' ? ('submitting' as const) : ('idle' as const),
      problems,
      onSubmit,
      sending,
      rounds,
    },
    onRemove: ({ id: picture, name }: AdminSite['pictures'][number]) =>
      void change(
        picture,
        async () => (await import('./state/deskSite.ts')).removeSitePicture(id, picture),
        words.removed(name),
      ),
    onCopy: async (file: string) => {
      const copied = await copyText(file);
      notify(copied ? 'success' : 'error', copied ? words.copied(file) : words.notCopied);
    },
  };
}

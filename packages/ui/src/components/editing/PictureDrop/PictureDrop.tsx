'use client';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FieldProblem } from '../../forms/FieldProblem/FieldProblem.tsx';
import { SubmitButton } from '../../forms/SubmitButton/SubmitButton.tsx';
import { FileInput } from '../FileInput/FileInput.tsx';
import { FieldFrame } from '../../forms/FieldFrame/FieldFrame.tsx';
import { useScripted } from '../../forms/FormContext/FormContext.tsx';
import * as styles from './PictureDrop.css.ts';

export interface PictureDropProps {
  /** Where a browser without script posts one picture. */
  formAction: string;
  label: string;
  /** How many, how large, which kinds. */
  hint: string;
  /** Which files it takes, as `accept` has them: “image/jpeg,image/png”. */
  accept: string;
  /** Why the last ones were not taken. */
  error?: string | undefined;
  /** The button that sends the picture, where there is no script. */
  submit: { label: string; busyLabel: string };
  /** Called with the pictures that were chosen, dropped or pasted. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
}

/**
 * Takes pictures: chosen, from the camera, dropped or pasted anywhere on the page. Without script one is chosen and
 * sent at a press.
 */
export function PictureDrop({ formAction, label, hint, accept, error, submit, onFiles }: PictureDropProps) {
  const id = useId();
  const scripted = useScripted();
  const [over, setOver] = useState(false);
  // A browser reports no change when the same file is chosen again after it was refused, so the field is a new one.
  const [rounds, setRounds] = useState(0);

  const take = (files: FileList | null | undefined) => {
    if (!files || files.length === 0) return;
    onFiles?.([...files]);
    setRounds(rounds + 1);
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData?.files.length) return;
    event.preventDefault();
    take(event.clipboardData.files);
  });

  const drop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser would leave the page and open the picture.
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') take(event.dataTransfer.files);
  });

  useEffect(() => {
    const here = new AbortController();
    document.addEventListener('paste', paste, here);
    document.addEventListener('dragover', drop, here);
    document.addEventListener('drop', drop, here);
    document.addEventListener('dragleave', () => setOver(false), here);
    return () => here.abort();
  }, []);

  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={formAction}
      className={over ? styles.root.over : styles.root.still}
    >
      <FieldFrame key={rounds} name="picture" label={label} hint={hint} optional={scripted ? '' : undefined}>
        {(control) => (
          <FileInput
            {...control}
            className={scripted ? `${control.className ?? ''} ${styles.choose}` : control.className}
            accept={accept}
            multiple={scripted}
            onChange={({ target }) => take(target.files)}
          />
        )}
      </FieldFrame>
      <div role="alert" className={styles.problem}>
        {error && <FieldProblem id={`${id}-problem`}>{error}</FieldProblem>}
      </div>
      {!scripted && <SubmitButton {...submit} size="medium" tone="outline" />}
    </form>
  );
}

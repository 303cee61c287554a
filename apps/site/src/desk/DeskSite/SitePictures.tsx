import { deskSite } from '@awning/content/deskSite';
import type { AdminSite } from '@awning/contract/admin/sites';
import { Button } from '@awning/ui/components/Button';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import { useRef } from 'react';
import type { DeskChanging } from '../deskView.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import { DeskProblem } from '../DeskProblem/DeskProblem.tsx';
import { megabytes } from '../../format/megabytes.ts';
import { PictureForm, type PictureFormProps } from './PictureForm.tsx';
import { pictureTone } from './siteTone.ts';

type Picture = AdminSite['pictures'][number];

export interface SitePicturesProps extends DeskChanging {
  id: string;
  pictures: readonly Picture[];
  form: Omit<PictureFormProps, 'id'>;
  onCopy: (file: string) => void;
  onRemove: (picture: Picture) => void;
}

const { pictures: words } = deskSite;

/** Manages the photographs of a website: each with its name in the content. */
export function SitePictures({ id, pictures, form, busy, problem, onCopy, onRemove }: SitePicturesProps) {
  const list = useRef<HTMLDivElement>(null);
  useLostFocus(list, pictures.length);

  return (
    <DeskPanel id="pictures" heading={words.heading} lead={words.lead}>
      <div ref={list} tabIndex={-1} role="group" aria-label={words.heading}>
        {pictures.length === 0 ? (
          <Text tone="muted">{words.none}</Text>
        ) : (
          <DeskTable
            caption={words.heading}
            rowHeading={words.picture}
            columns={[words.file, words.size, words.state, words.change]}
            rows={pictures.map((picture) => ({
              id: picture.id,
              header: picture.name,
              cells: [
                <Stack key="file" gap="xsmall" align="start">
                  <code>{picture.file}</code>
                  <Button tone="quiet" size="small" onClick={() => onCopy(picture.file)}>
                    <span>
                      {words.copy} <VisuallyHidden>{picture.file}</VisuallyHidden>
                    </span>
                  </Button>
                </Stack>,
                sizeOf(picture),
                <Stack key="state" gap="xsmall" align="start">
                  <StateStamp label={words.states[picture.state]} tone={pictureTone[picture.state]} />
                  {picture.refusal !== null && <Text size="small">{picture.refusal}</Text>}
                </Stack>,
                <Stack key="remove" gap="xsmall" align="start">
                  <Button
                    tone="outline"
                    size="small"
                    busy={busy === picture.id}
                    onClick={() => onRemove(picture)}
                  >
                    <span>
                      {busy === picture.id ? words.removing : words.remove}{' '}
                      <VisuallyHidden>{picture.name}</VisuallyHidden>
                    </span>
                  </Button>
                  <DeskProblem>{problem?.id === picture.id ? problem.message : undefined}</DeskProblem>
                </Stack>,
              ],
            }))}
          />
        )}
      </div>
      <PictureForm {...form} id={id} />
    </DeskPanel>
  );
}

function sizeOf({ state, size, received, width, height }: Picture): string {
  if (state === 'arriving') return words.soFar(megabytes(received), megabytes(size));
  return width && height ? words.dimensions(megabytes(size), width, height) : megabytes(size);
}

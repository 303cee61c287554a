import { workshopWords } from '@awning/content/orders/workshopWords';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import type { Workshop } from '@awning/contract/sites/workshop';
import { Button } from '@awning/ui/components/Button';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { PictureDrop } from '@awning/ui/components/PictureDrop';
import { Progress } from '@awning/ui/components/Progress';
import { StateStamp, type StateStampProps } from '@awning/ui/components/StateStamp';
import { Heading, Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import { useId, useRef } from 'react';
import { megabytes } from '../../format/megabytes.ts';

type Picture = Workshop['pictures'][number];

/** One that is on its way. */
export interface SendingPicture {
  name: string;
  size: number;
  sent: number;
}

export interface PicturesPanelProps {
  /** Where a browser without script posts one. */
  formAction: string;
  /** Those that are there, and those that were refused. */
  pictures: readonly Picture[];
  /** The one that is on its way. */
  sending?: SendingPicture | undefined;
  /** The id of the one that is taken away just now. */
  removing?: string | undefined;
  /** Why the last ones were not taken. */
  error?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  onRemove: (picture: Picture) => void;
}

const { pictures: words } = workshopWords;

const tones: Record<Picture['state'], StateStampProps['tone']> = {
  arriving: 'open',
  scaling: 'open',
  ready: 'good',
  refused: 'alert',
};

/** Takes the photographs of a website, and says how far each has come. */
export function PicturesPanel(props: PicturesPanelProps) {
  const { formAction, pictures, sending, removing, error, onFiles, onRemove } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(list, pictures.length);

  return (
    <section aria-labelledby={id}>
      <Stack gap="medium">
        <Heading id={id} level={2} size="xlarge">
          {words.heading}
        </Heading>
        <PictureDrop
          formAction={formAction}
          label={words.add}
          hint={words.hint(megabytes(pictureLimits.size), pictures.length, pictureLimits.pictures)}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic"
          error={error}
          submit={{ label: words.send, busyLabel: words.sending }}
          onFiles={onFiles}
        />
        {sending && (
          <Progress
            label={sending.name}
            value={sending.sent}
            max={sending.size}
            valueText={words.soFar(megabytes(sending.sent), megabytes(sending.size))}
          />
        )}
        <ul ref={list} tabIndex={-1} aria-label={words.heading}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Stack gap="xsmall" align="start">
                <Text>
                  <bdi>{picture.name}</bdi>{' '}
                  <StateStamp label={words.states[picture.state]} tone={tones[picture.state]} />
                </Text>
                {picture.refusal !== null && <Text>{picture.refusal}</Text>}
                <Button
                  tone="quiet"
                  size="small"
                  busy={removing === picture.id}
                  onClick={() => onRemove(picture)}
                >
                  <span>
                    {removing === picture.id ? words.removing : words.remove}{' '}
                    <VisuallyHidden>{picture.name}</VisuallyHidden>
                  </span>
                </Button>
              </Stack>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

import { workshopWords } from '@awning/content/orders/workshopWords';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import type { Workshop } from '@awning/contract/sites/workshop';
import { Button } from '@awning/ui/components/Button';
import { Field } from '@awning/ui/components/Field';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { PictureDrop } from '@awning/ui/components/PictureDrop';
import { Progress } from '@awning/ui/components/Progress';
import { StateStamp, type StateStampProps } from '@awning/ui/components/StateStamp';
import { Heading, Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import { useId, useRef } from 'react';
import { megabytes } from '../../format/megabytes.ts';

type Picture = Workshop['pictures'][number];

/** A photograph that has not arrived yet. */
export interface OutgoingPicture {
  key: number;
  name: string;
  /** In bytes. */
  size: number;
  /** How many bytes have arrived. */
  sent: number;
  state: 'waiting' | 'sending' | 'broken';
  /** The server's id for it, once some of it has arrived. */
  id?: string | undefined;
  /** Why the upload broke off. */
  message?: string | undefined;
}

export interface PicturesPanelProps {
  /** The address for uploads without script. */
  formAction: string;
  /** The photographs that have arrived, and those that were refused. */
  pictures: readonly Picture[];
  /** The photographs that are being sent, wait, or broke off. */
  outgoing?: readonly OutgoingPicture[] | undefined;
  /** The id of the photograph that is being removed. */
  removing?: string | undefined;
  /** Why the last ones were refused. */
  error?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  /** Offers to send the one that was tried before the purchase. Undefined if this tab has none. */
  tried?: { text: string; send: string; onSend: () => void } | undefined;
  /** Offers to show one on the first screen, by its id, once its description is written. */
  front?: (FrontOffer & { id: string }) | undefined;
  /** Cancels one, and deletes its uploaded part. */
  onStop: (picture: OutgoingPicture) => void;
  /** Resumes one that broke off. */
  onAgain: (picture: OutgoingPicture) => void;
  onRemove: (picture: Picture) => void;
}

interface FrontOffer {
  words: { use: string };
  onUse: (alt: string) => void;
}

const { pictures: words, picture: labels } = workshopWords;

const tones: Record<Picture['state'], StateStampProps['tone']> = {
  arriving: 'open',
  scaling: 'open',
  ready: 'good',
  refused: 'alert',
};

/** Uploads the photographs of a website, and shows the progress of each. */
export function PicturesPanel(props: PicturesPanelProps) {
  const {
    formAction,
    pictures,
    outgoing = [],
    removing,
    error,
    onFiles,
    tried,
    front,
    onStop,
    onAgain,
    onRemove,
  } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(list, pictures.length);
  // A cancelled one disappears with its buttons, and a resumed one with its button.
  useLostFocus(list, outgoing.length + outgoing.filter(isBroken).length);
  // So does the button that sends the tried one.
  useLostFocus(list, tried ? 1 : 0);
  // And the button that puts it on the first screen.
  useLostFocus(list, front ? 1 : 0);
  const now = outgoing.find(({ state }) => state === 'sending');

  return (
    <section aria-labelledby={id}>
      <Stack gap="medium">
        <Heading id={id} level={2} size="xlarge">
          {words.heading}
        </Heading>
        {tried && (
          <Stack gap="small" align="start">
            <Text>{tried.text}</Text>
            <Button tone="outline" onClick={tried.onSend}>
              {tried.send}
            </Button>
          </Stack>
        )}
        <PictureDrop
          formAction={formAction}
          label={words.add}
          hint={words.hint(megabytes(pictureLimits.size), pictures.length, pictureLimits.pictures)}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic"
          error={error}
          submit={{ label: words.send, busyLabel: words.sending }}
          onFiles={onFiles}
        />
        <VisuallyHidden>
          <span role="status">{now && words.nowSending(now.name)}</span>
        </VisuallyHidden>
        <ul ref={list} tabIndex={-1} aria-label={words.heading}>
          {outgoing.map((picture) => (
            <li key={`outgoing ${picture.key}`}>
              <Outgoing picture={picture} onStop={onStop} onAgain={onAgain} />
            </li>
          ))}
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Stack gap="xsmall" align="start">
                <Text>
                  <bdi>{picture.name}</bdi>{' '}
                  <StateStamp label={words.states[picture.state]} tone={tones[picture.state]} />
                </Text>
                {picture.refusal !== null && (
                  <Text>
                    {picture.refusal} {words.anew}
                  </Text>
                )}
                {picture.state === 'arriving' && (
                  <Text>{words.brokeOff(megabytes(picture.received), megabytes(picture.size))}</Text>
                )}
                {front?.id === picture.id && <Front {...front} />}
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

function Front({ words: { use }, onUse }: FrontOffer) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const said = new FormData(event.currentTarget).get('alt');
        if (typeof said === 'string') onUse(said.trim());
      }}
    >
      <Stack gap="small" align="start">
        <Field name="alt" label={labels.alt} hint={labels.altHint} />
        <Button type="submit" tone="outline">
          {use}
        </Button>
      </Stack>
    </form>
  );
}

const isBroken = ({ state }: OutgoingPicture) => state === 'broken';

function Outgoing({
  picture,
  onStop,
  onAgain,
}: Pick<PicturesPanelProps, 'onStop' | 'onAgain'> & { picture: OutgoingPicture }) {
  const { name, sent, size, state, message } = picture;
  const soFar = [megabytes(sent), megabytes(size)] as const;
  const button = (label: string, press: (picture: OutgoingPicture) => void) => (
    <Button tone="quiet" size="small" onClick={() => press(picture)}>
      <span>
        {label} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </Button>
  );
  return (
    <Stack gap="xsmall">
      <Progress
        label={name}
        value={sent}
        max={size}
        valueText={state === 'waiting' ? words.waits : words.soFar(...soFar)}
      />
      {/* Present before it has text, so that the text is announced. */}
      <div role="alert">
        {isBroken(picture) && (
          <Text>
            {words.refused(name, message ?? words.failed)} {sent > 0 && words.goesOn(...soFar)}
          </Text>
        )}
      </div>
      <div>
        {isBroken(picture) && <>{button(words.again, onAgain)} </>}
        {button(isBroken(picture) ? words.remove : words.stop, onStop)}
      </div>
    </Stack>
  );
}

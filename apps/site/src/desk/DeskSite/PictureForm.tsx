import { deskSite } from '@awning/content/deskSite';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import { FieldFrame } from '@awning/ui/components/FieldFrame';
import { FileInput } from '@awning/ui/components/FileInput';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { Stack } from '@awning/ui/primitives';
import { megabytes } from '../../format/megabytes.ts';
import { paths } from '../../paths.ts';
import type { PictureOnItsWay } from '../deskView.ts';

export interface PictureFormProps extends Pick<FormProps, 'status' | 'problems' | 'onSubmit'> {
  id: string;
  /** The picture that is being sent. */
  sending?: PictureOnItsWay | undefined;
  /** How often pictures were added: an added one is no longer selected. */
  rounds: number;
}

const { pictures: words } = deskSite;

/** Adds pictures, one after another, and shows their progress. */
export function PictureForm({ id, sending, rounds, ...form }: PictureFormProps) {
  return (
    <Form
      {...form}
      formAction={paths.deskSite.to({ id })}
      messages={{ pictures: words.choose }}
      summary={words.problems}
    >
      <Stack gap="medium">
        <FieldFrame
          key={rounds}
          name="pictures"
          label={words.add}
          hint={words.addHint(pictureLimits.pictures, megabytes(pictureLimits.size))}
        >
          {(control) => (
            <FileInput
              {...control}
              multiple
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic"
            />
          )}
        </FieldFrame>
        <div>
          <SubmitButton
            label={words.save}
            busyLabel={sending ? progressOf(sending) : words.waiting}
            size="medium"
            tone="outline"
          />
        </div>
      </Stack>
    </Form>
  );
}

const progressOf = ({ place, count, name, sent, size }: PictureOnItsWay) =>
  words.sending(place, count, name, megabytes(sent), megabytes(size));

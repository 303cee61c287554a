import { desk } from '@awning/content/desk';
import { deliveryLimits } from '@awning/contract/deliveryLimits';
import { FieldFrame } from '@awning/ui/components/FieldFrame';
import { FileInput } from '@awning/ui/components/FileInput';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { Stack } from '@awning/ui/primitives';
import { useState } from 'react';
import { megabytes } from '../../format/megabytes.ts';
import { paths } from '../../paths.ts';

export interface FileFormProps extends Pick<FormProps, 'status' | 'problems' | 'onSubmit'> {
  id: string;
  /** How many files there are already. */
  count: number;
  /** How many bytes of the file under way have arrived. */
  sent: number;
}

const { delivery: words } = desk.order;

/** Adds a file to an order, and shows its progress. */
export function FileForm({ id, count, sent, onSubmit, ...form }: FileFormProps) {
  const [size, setSize] = useState(0);

  return (
    <Form
      {...form}
      formAction={paths.deskOrder.to({ id })}
      messages={{ file: words.chooseFile }}
      summary={words.problems}
      onSubmit={onSubmit}
      onValues={(values) => {
        const file = values.get('file');
        setSize(file instanceof File ? file.size : 0);
      }}
    >
      <Stack gap="medium">
        <FieldFrame
          // An added file is no longer selected.
          key={count}
          name="file"
          label={words.file}
          hint={words.fileHint(deliveryLimits.files, megabytes(deliveryLimits.fileSize))}
        >
          {(control) => <FileInput {...control} />}
        </FieldFrame>
        <div>
          <SubmitButton
            label={words.add}
            busyLabel={words.adding(megabytes(sent), megabytes(size))}
            size="medium"
            tone="outline"
          />
        </div>
      </Stack>
    </Form>
  );
}

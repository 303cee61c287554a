import { deskSite } from '@awning/content/deskSite';
import type { AdminSiteContent } from '@awning/contract/admin/sites';
import { Button } from '@awning/ui/components/Button';
import { CodeArea } from '@awning/ui/components/CodeArea';
import { Heading, Stack, Text } from '@awning/ui/primitives';
import { useState } from 'react';
import { deskDate } from '../deskDate.ts';

export interface NewerVersionProps {
  newer: AdminSiteContent;
  onTake: () => void;
  onKeep: () => void;
}

const {
  content: { newer: words },
  versions,
} = deskSite;

/**
 * Says who saved a website while it was being edited, shows the changes, and asks which of the two versions to keep.
 */
export function NewerVersion({ newer, onTake, onKeep }: NewerVersionProps) {
  const [open, setOpen] = useState(false);
  const { version, savedBy, savedAt } = newer;

  return (
    <Stack gap="medium">
      <Heading level={3} size="medium">
        {words.heading(version, versions.savers[savedBy], deskDate(savedAt).text)}
      </Heading>
      <Text>{words.text}</Text>
      {/* In a row of their own, which wraps on a narrow screen. */}
      <div>
        <Button tone="outline" size="small" expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.hide : words.look}
        </Button>{' '}
        <Button tone="outline" size="small" onClick={onTake}>
          {words.take}
        </Button>{' '}
        <Button tone="outline" size="small" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
      {open && (
        <Stack gap="medium">
          <CodeArea
            readOnly
            name="newerContent"
            label={words.content(version)}
            defaultValue={JSON.stringify(newer.content, null, 2)}
          />
          <CodeArea
            readOnly
            name="newerOptions"
            label={words.options(version)}
            rows={4}
            defaultValue={JSON.stringify(newer.options, null, 2)}
          />
        </Stack>
      )}
    </Stack>
  );
}

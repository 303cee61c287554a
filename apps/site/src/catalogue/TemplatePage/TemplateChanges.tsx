import { templateWords } from '@awning/content/template';
import type { Showcase } from '@awning/templates/showcases';
import { FactList } from '@awning/ui/components/FactList';
import { SectionHead } from '@awning/ui/components/SectionHead';
import { Section, Stack } from '@awning/ui/primitives';
import { useId } from 'react';
import { day } from '../../format/day.ts';

/** Says which version of a design is sold, and what was changed about it of late. */
export function TemplateChanges({ changes }: Pick<Showcase, 'changes'>) {
  const headingId = useId();
  const { heading, version } = templateWords.changes;
  return (
    <Section labelledBy={headingId}>
      <Stack gap="large">
        <SectionHead id={headingId} heading={heading} lead={version(day(changes[0].on).text)} />
        <FactList
          layout="column"
          facts={changes.map(({ on, what }) => ({ label: day(on).text, text: what }))}
        />
      </Stack>
    </Section>
  );
}

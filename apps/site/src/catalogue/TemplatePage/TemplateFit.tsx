import { templateWords } from '@awning/content/template';
import type { Template } from '@awning/shop/template';
import type { Showcase } from '@awning/templates/showcases';
import { FactList } from '@awning/ui/components/FactList';
import { SectionHead } from '@awning/ui/components/SectionHead';
import { Section, Stack } from '@awning/ui/primitives';
import { useId } from 'react';
import { day } from '../../format/day.ts';

export interface TemplateFitProps extends Pick<Showcase, 'goodFor' | 'notFor'> {
  template: Template;
}

/** Says whom a template suits and whom it does not, and since when it is sold. */
export function TemplateFit({ template, goodFor, notFor }: TemplateFitProps) {
  const headingId = useId();
  const { fit } = templateWords;
  return (
    <Section labelledBy={headingId}>
      <Stack gap="large">
        <SectionHead id={headingId} heading={fit.heading} />
        <FactList
          layout="column"
          facts={[
            { label: fit.goodFor, text: goodFor },
            { label: fit.notFor, text: notFor },
            { label: fit.since, ...day(template.createdAt) },
          ]}
        />
      </Stack>
    </Section>
  );
}

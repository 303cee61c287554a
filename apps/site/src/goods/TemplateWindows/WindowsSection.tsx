import { SectionHead, type SectionHeadProps } from '@awning/ui/components/SectionHead';
import { Section, Stack, type SectionProps } from '@awning/ui/primitives';
import { useId } from 'react';
import { TemplateWindows, type TemplateWindowsProps } from './TemplateWindows.tsx';

export interface WindowsSectionProps
  extends
    Pick<SectionHeadProps, 'heading' | 'lead' | 'action'>,
    Pick<SectionProps, 'id' | 'tone'>,
    Pick<TemplateWindowsProps, 'templates' | 'standings' | 'query'> {}

/** A part of a page that shows some templates: a heading, and their windows under it. */
export function WindowsSection(props: WindowsSectionProps) {
  const { templates, standings, query, id, tone = 'plain', ...head } = props;
  const headingId = useId();

  return (
    <Section labelledBy={headingId} id={id} tone={tone}>
      <Stack gap="xxlarge">
        <SectionHead id={headingId} {...head} />
        <TemplateWindows templates={templates} headingLevel={3} standings={standings} query={query} />
      </Stack>
    </Section>
  );
}

import { shared } from '@awning/content/shared';
import { templateWords } from '@awning/content/template';
import type { Template } from '@awning/shop/template';
import { showcaseSizes, type Showcase } from '@awning/templates/showcases';
import { PageStrip } from '@awning/ui/components/PageStrip';
import { SectionHead } from '@awning/ui/components/SectionHead';
import { Section, Stack, Text } from '@awning/ui/primitives';
import { useId } from 'react';
import { paths } from '../../paths.ts';

export interface TemplateStripProps extends Pick<Showcase, 'pages'> {
  template: Template;
  /** Shares its line: what is said of the pages stands under their heading, and not across from it. */
  narrow: boolean;
}

/** Shows every page of a demo, each a link into it. */
export function TemplateStrip({ template, pages, narrow }: TemplateStripProps) {
  const headingId = useId();
  const { heading, lead, label } = templateWords.strip;
  const hrefOf = (address: string) =>
    address ? `${paths.demo.to({ templateId: template.id, '*': address })}/` : template.demoUrl;

  return (
    <Section labelledBy={headingId}>
      <Stack gap="large">
        <Stack gap="small">
          <SectionHead id={headingId} heading={heading(pages.length)} lead={narrow ? undefined : lead} />
          {narrow && <Text tone="muted">{lead}</Text>}
        </Stack>
        <PageStrip
          label={label(template.name)}
          newTab={shared.newTab}
          pages={pages.map(({ name, address, picture }) => ({
            name,
            href: hrefOf(address),
            picture: picture ? { src: picture, alt: '', ...showcaseSizes.page } : undefined,
          }))}
        />
      </Stack>
    </Section>
  );
}

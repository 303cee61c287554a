import { catalogueWords } from '@awning/content/catalogue';
import { ActionGroup } from '@awning/ui/components/ActionGroup';
import { Heading, Section, Stack } from '@awning/ui/primitives';
import { CatalogueHeader } from '@awning/ui/sections/CatalogueHeader';
import { useId } from 'react';
import type { ShelfItem } from '../../shelf.ts';
import { TemplateWindows } from '../TemplateWindows/TemplateWindows.tsx';

export interface CataloguePageProps {
  heading: string;
  lead: string;
  /** The trades to choose from; the one that is shown says so. */
  trades: readonly { label: string; href: string; current: boolean }[];
  templates: readonly ShelfItem[];
  /** How many there are in all trades. */
  all: number;
  /** Where every trade is shown again. */
  clearHref: string;
  quoteHref: string;
}

/** The shelf: every template, or those for one trade. */
export function CataloguePage(props: CataloguePageProps) {
  const { heading, lead, trades, templates, all, clearHref, quoteHref } = props;
  const windowsId = useId();
  const nothing = templates.length === 0;

  return (
    <>
      <CatalogueHeader
        heading={heading}
        lead={lead}
        shelves={{ label: catalogueWords.trades, categories: trades }}
        count={catalogueWords.count(templates.length, all)}
      />
      <Section labelledBy={windowsId}>
        <Stack gap="xlarge">
          <Heading id={windowsId} level={2} size="xlarge">
            {nothing ? catalogueWords.empty : catalogueWords.windows}
          </Heading>
          {nothing && <ActionGroup actions={[{ label: catalogueWords.clear, href: clearHref }]} />}
          <TemplateWindows templates={templates} headingLevel={3} priority quoteHref={quoteHref} />
        </Stack>
      </Section>
    </>
  );
}

import { desk } from '@awning/content/desk';
import type { Overview } from '@awning/contract/adminOverview';
import { Table } from '@awning/ui/components/Table';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { useId } from 'react';
import { price } from '../../shelf.ts';

const { templates: words } = desk.overview;

/** Which templates sell, what earned most first. */
export function DeskSales({ templates }: Pick<Overview, 'templates'>) {
  const headingId = useId();
  const sold = templates.filter(({ orders }) => orders > 0);
  const unsold = templates.length - sold.length;

  return (
    <Section labelledBy={headingId} tone="raised">
      <Stack gap="medium">
        <Heading id={headingId} level={2} size="xlarge">
          {words.heading}
        </Heading>
        <Text tone="muted">{sold.length > 0 ? words.lead : words.none}</Text>
        {sold.length > 0 && (
          <Table
            caption={words.heading}
            captionHidden
            rowHeading={words.name}
            columns={[
              { label: words.orders, numeric: true },
              { label: words.taken, numeric: true },
            ]}
            groups={[
              {
                rows: sold.map(({ templateId, name, orders, revenue }) => ({
                  id: templateId,
                  header: name,
                  cells: [String(orders), price(revenue)],
                })),
              },
            ]}
          />
        )}
        {sold.length > 0 && unsold > 0 && <Text tone="muted">{words.unsold(unsold)}</Text>}
      </Stack>
    </Section>
  );
}

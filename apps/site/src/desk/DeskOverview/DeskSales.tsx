import { desk } from '@awning/content/desk';
import type { Overview } from '@awning/contract/admin/overview';
import { ButtonLink } from '@awning/ui/components/Button';
import { Table } from '@awning/ui/components/Table';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { paths } from '../../paths.ts';
import { price } from '../../format/price.ts';

const { templates: words } = desk.overview;

/** The templates that sell, by their revenue. */
export function DeskSales({ templates }: Pick<Overview, 'templates'>) {
  const sold = templates.filter(({ orders }) => orders > 0);
  const unsold = templates.length - sold.length;
  if (sold.length === 0) {
    return (
      <DeskPanel heading={words.heading} lead={words.none}>
        <div>
          <ButtonLink href={paths.catalogue.to()}>{words.next}</ButtonLink>
        </div>
      </DeskPanel>
    );
  }

  return (
    <DeskPanel
      heading={words.heading}
      lead={words.lead}
      footnote={unsold > 0 ? words.unsold(unsold) : undefined}
    >
      <Table
        caption={words.caption}
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
    </DeskPanel>
  );
}

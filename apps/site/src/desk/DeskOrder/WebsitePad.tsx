import { deskSite } from '@awning/content/deskSite';
import type { AdminSite } from '@awning/contract/admin/sites';
import { ButtonLink } from '@awning/ui/components/Button';
import { FactList } from '@awning/ui/components/FactList';
import { OrderPad } from '@awning/ui/components/OrderPad';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { Stack, Text } from '@awning/ui/primitives';
import { paths } from '../../paths.ts';
import type { DeskResult } from '../deskView.ts';
import { siteTone } from '../DeskSite/siteTone.ts';

export interface WebsitePadProps {
  /** The order's id. */
  id: string;
  site: NonNullable<DeskResult<AdminSite>>;
}

const { pad: words, states } = deskSite;

/** Links from an order to its website, and shows the state of that. */
export function WebsitePad({ id, site }: WebsitePadProps) {
  return (
    <OrderPad label={words.label}>
      <Stack gap="medium" align="start">
        {site.answer ? (
          <>
            <StateStamp label={states[site.answer.state]} tone={siteTone(site.answer)} />
            <FactList
              facts={[{ label: words.address, text: site.answer.address, href: site.answer.address }]}
            />
          </>
        ) : (
          <Text>{site.failure.message}</Text>
        )}
        <ButtonLink href={paths.deskSite.to({ id })} tone="paper">
          {words.open}
        </ButtonLink>
      </Stack>
    </OrderPad>
  );
}

import { orderLinks } from '@awning/content/orders/orderLinks';
import { Button } from '@awning/ui/components/Button';
import { Fold } from '@awning/ui/components/Fold';
import { Stack, Text } from '@awning/ui/primitives';

export interface OrderLinkProps {
  /** The address that creates a new link. */
  action: string;
}

const { renew: words } = orderLinks;

/**
 * Lets the buyer of an order shut out other people who have its link. A plain form: the page that follows has another
 * address.
 */
export function OrderLink({ action }: OrderLinkProps) {
  return (
    <Fold heading={words.heading} headingLevel={2} id="link">
      <Text>{words.lead}</Text>
      <details>
        <summary>{words.ask}</summary>
        <Stack gap="small" align="start">
          <Text>{words.confirm}</Text>
          <form method="post" action={action}>
            <Button type="submit" tone="outline">
              {words.button}
            </Button>
          </form>
        </Stack>
      </details>
    </Fold>
  );
}

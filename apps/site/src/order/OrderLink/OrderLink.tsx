import { orderLinks } from '@awning/content/orders/orderLinks';
import { Button } from '@awning/ui/components/Button';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { useId } from 'react';

export interface OrderLinkProps {
  /** Where a new link is asked for. */
  action: string;
}

const { renew: words } = orderLinks;

/** Lets the buyer of an order lock out whoever has its link. A plain form: the page that follows is at another address. */
export function OrderLink({ action }: OrderLinkProps) {
  const headingId = useId();

  return (
    <Section labelledBy={headingId} width="prose" id="link">
      <Stack gap="medium">
        <Heading id={headingId} level={2} size="xxlarge">
          {words.heading}
        </Heading>
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
      </Stack>
    </Section>
  );
}

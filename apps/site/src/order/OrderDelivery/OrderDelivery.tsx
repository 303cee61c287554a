import { orders } from '@awning/content/orders/orders';
import type { Delivery } from '@awning/contract/deliveries';
import { OrderPad } from '@awning/ui/components/OrderPad';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { useId } from 'react';
import { apiAddress } from '../../api/apiPaths.ts';
import { megabytes } from '../../format/megabytes.ts';

const { delivery: words } = orders;

/** Hands over what was delivered: where the website is, and its files. */
export function OrderDelivery({ address, files }: Delivery) {
  const headingId = useId();

  return (
    <Section labelledBy={headingId} tone="tint" width="prose">
      <Stack gap="large">
        <Heading id={headingId} level={2} size="xxlarge">
          {words.heading}
        </Heading>
        {address && (
          <OrderPad label={words.address}>
            <Text>
              <a href={address}>{address}</a>
            </Text>
          </OrderPad>
        )}
        {files.length > 0 && (
          <OrderPad label={words.files}>
            <ul>
              {files.map(({ name, size, url }) => (
                <li key={url}>
                  <Text>
                    {/* Not the router's: what comes is no page. */}
                    <a href={apiAddress(url)} dir="auto">
                      {name}
                    </a>{' '}
                    ({megabytes(size)})
                  </Text>
                </li>
              ))}
            </ul>
          </OrderPad>
        )}
      </Stack>
    </Section>
  );
}

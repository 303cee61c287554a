import { orders } from '@awning/content/orders/orders';
import { siteWords } from '@awning/content/orders/siteWords';
import type { Order } from '@awning/contract/orders';
import { OrderPad } from '@awning/ui/components/OrderPad';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { useId, type ReactNode } from 'react';
import { apiAddress } from '../../api/apiPaths.ts';
import { megabytes } from '../../format/megabytes.ts';
import { siteAddresses } from '../../format/siteAddresses.ts';

export interface OrderDeliveryProps extends Pick<Order, 'delivery' | 'site' | 'pictures'> {
  /** The addresses of the website's downloads. */
  zips: { files: string; source: string };
}

const { delivery: words } = orders;
const { take } = siteWords;

/** The delivered website: its address, its downloads, other delivered files, and the photographs of its owner. */
export function OrderDelivery({ delivery, site, pictures, zips }: OrderDeliveryProps) {
  const headingId = useId();
  const addresses = siteAddresses({ delivery, site });
  const files = delivery?.files ?? [];
  const isPublished = site !== null && site.state !== 'draft';
  if (addresses.length === 0 && files.length === 0 && pictures.length === 0) return null;

  return (
    <Section labelledBy={headingId}>
      <Stack gap="large">
        <Heading id={headingId} level={2} size="xlarge">
          {words.heading}
        </Heading>
        {addresses.length > 0 && (
          <OrderPad label={words.address}>
            <Stack gap="small">
              {addresses.map((address) => (
                <Text key={address}>
                  <a href={address}>{address}</a>
                </Text>
              ))}
              {site?.state === 'paused' && <Text>{siteWords.paused}</Text>}
            </Stack>
          </OrderPad>
        )}
        {isPublished && (
          <OrderPad label={take.label}>
            <Stack gap="small">
              <Text>{take.text}</Text>
              <ul>
                <File href={zips.files}>{take.files}</File>
                <File href={zips.source}>{take.source}</File>
              </ul>
            </Stack>
          </OrderPad>
        )}
        {files.length > 0 && <Files label={words.files} files={files} />}
        {pictures.length > 0 && <Files label={siteWords.photographs} files={pictures} />}
      </Stack>
    </Section>
  );
}

function Files({ label, files }: { label: string; files: Order['pictures'] }) {
  return (
    <OrderPad label={label}>
      <ul>
        {files.map(({ name, size, url }) => (
          <File key={url} href={apiAddress(url)} size={size}>
            {name}
          </File>
        ))}
      </ul>
    </OrderPad>
  );
}

function File({ href, size, children }: { href: string; size?: number; children: ReactNode }) {
  return (
    <li>
      <Text>
        {/* Not a link of the router: the target is no page. */}
        <a href={href} dir="auto">
          {children}
        </a>
        {size !== undefined && ` (${megabytes(size)})`}
      </Text>
    </li>
  );
}

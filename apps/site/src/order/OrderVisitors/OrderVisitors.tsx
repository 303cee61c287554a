import { siteWords } from '@awning/content/orders/siteWords';
import type { SiteVisitors } from '@awning/contract/sites/orderSite';
import { Button } from '@awning/ui/components/Button';
import { Skeleton } from '@awning/ui/components/Skeleton';
import { Table } from '@awning/ui/components/Table';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { useId } from 'react';
import { day } from '../../format/day.ts';
import { SiteEntries } from './SiteEntries.tsx';

export type FetchedVisitors =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | ({ status: 'there' } & SiteVisitors);

export interface OrderVisitorsProps {
  /** Undefined until a script loads them. */
  visitors?: FetchedVisitors | undefined;
  /** The address of the website, while it is open. */
  address?: string | undefined;
  /** The address of the file with all entries. */
  fileHref: string;
  /** The id of the entry that is being removed. */
  removing?: string | undefined;
  /** Resolves when the entry is gone, or could not be removed. */
  onRemove: (id: string) => Promise<void>;
  /** Loads them again. */
  onAgain: () => void;
}

const { entries: words, visits: visitWords } = siteWords;

/** A website's visitors, for its owner: their entries, and how often pages were opened. */
export function OrderVisitors(props: OrderVisitorsProps) {
  const { visitors, address, fileHref, removing, onRemove, onAgain } = props;
  const headingId = useId();

  return (
    <>
      <Section labelledBy={headingId} id="visitors">
        <Stack gap="large">
          <Stack gap="small">
            <Heading id={headingId} level={2} size="xlarge">
              {words.heading}
            </Heading>
            <Text tone="muted">{words.lead}</Text>
            <Text>
              {/* Not a link of the router: the target is no page. */}
              <a href={fileHref}>{words.download}</a>
            </Text>
          </Stack>
          {visitors?.status === 'loading' && <Skeleton lines={4} label={words.loading} />}
          {visitors?.status === 'failed' && (
            <Stack gap="small">
              <div role="alert">
                <Text>{visitors.message}</Text>
              </div>
              <div>
                <Button onClick={onAgain}>{words.again}</Button>
              </div>
            </Stack>
          )}
          {visitors?.status === 'there' && (
            <SiteEntries
              entries={visitors.entries}
              total={visitors.entriesTotal}
              address={address}
              removing={removing}
              onRemove={onRemove}
            />
          )}
        </Stack>
      </Section>
      {visitors?.status === 'there' && <Visits visits={visitors.visits} address={address} />}
    </>
  );
}

function Visits({ visits, address }: Pick<SiteVisitors, 'visits'> & Pick<OrderVisitorsProps, 'address'>) {
  const headingId = useId();
  const columns = [{ label: visitWords.visits, numeric: true }];
  const byPage = sumsOf(visits.map(({ path, visits: count }) => [path, count]));
  const byDay = sumsOf(visits.map(({ day: date, visits: count }) => [date, count]));

  return (
    <Section labelledBy={headingId}>
      <Stack gap="large">
        <Stack gap="small">
          <Heading id={headingId} level={2} size="xlarge">
            {visitWords.heading}
          </Heading>
          <Text tone="muted">{visitWords.lead}</Text>
        </Stack>
        {visits.length === 0 ? (
          <Stack gap="small">
            <Text>{visitWords.none}</Text>
            {address && (
              <Text>
                {visitWords.share} <a href={address}>{address}</a>
              </Text>
            )}
          </Stack>
        ) : (
          <>
            <Table
              caption={visitWords.byPage}
              rowHeading={visitWords.page}
              columns={columns}
              groups={[
                {
                  rows: [
                    ...byPage
                      .toSorted(([, one], [, other]) => other - one)
                      .map(([path, count]) => ({
                        id: path,
                        header: path === '/' ? visitWords.home : path,
                        cells: [figure(count)],
                      })),
                    {
                      id: 'all',
                      header: visitWords.all,
                      cells: [figure(byPage.reduce((sum, [, count]) => sum + count, 0))],
                    },
                  ],
                },
              ]}
            />
            <Table
              caption={visitWords.byDay}
              rowHeading={visitWords.day}
              columns={columns}
              groups={[
                {
                  rows: byDay.map(([date, count]) => ({
                    id: date,
                    header: day(date).text,
                    cells: [figure(count)],
                  })),
                },
              ]}
            />
          </>
        )}
      </Stack>
    </Section>
  );
}

/** The sum for each key, in the order of first appearance. */
function sumsOf(counts: readonly (readonly [of: string, count: number])[]): readonly [string, number][] {
  const sums = new Map<string, number>();
  for (const [of, count] of counts) sums.set(of, (sums.get(of) ?? 0) + count);
  return [...sums];
}

const figure = (count: number) => count.toLocaleString('en');

import { brand } from '@awning/content/brand';
import { desk } from '@awning/content/desk';
import { choiceNames } from '@awning/content/policies/consent';
import type { PageTimingsReport } from '@awning/contract/admin/pageTimings';
import { Button, ButtonLink } from '@awning/ui/components/Button';
import { FactList } from '@awning/ui/components/FactList';
import { Sparkline } from '@awning/ui/components/Sparkline';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { Stack, Text } from '@awning/ui/primitives';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { Ledger } from '@awning/ui/sections/Ledger';
import type { DeskResult } from '../deskView.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import { paths } from '../../paths.ts';
import { p75Text, timingText } from './timingText.ts';

export interface DeskSpeedProps {
  /** The figures, or the reason why they are not known. */
  report: DeskResult<PageTimingsReport>;
  /** Loads it again. */
  onAgain: () => void;
}

const { speed: words, list } = desk;
const tones = { good: 'good', 'needs-improvement': 'due', poor: 'alert' } as const;

/** How fast pages were for visitors who consented to be timed, metric by metric, with the trend. */
export function DeskSpeed({ report, onAgain }: DeskSpeedProps) {
  const { routes = [], targets = [], fewestVisits = 0 } = report?.answer ?? {};

  return (
    <>
      <Ledger
        heading={words.heading}
        lead={[...verdictOf(routes), words.lead].join(' ')}
        status={report ? 'idle' : 'loading'}
        notice={report && routes.length === 0 ? noticeOf(report, onAgain) : undefined}
        labels={list}
      >
        {routes.length > 0 && (
          <DeskTable
            caption={words.caption}
            rowHeading={words.route}
            columns={targets.map(({ metric, good }) => ({
              label: metric,
              note: words.goodUpTo(timingText(metric, good)),
            }))}
            rows={routes.map(({ route, metrics: measured }) => ({
              id: route,
              header: words.routes[route],
              cells: measured.map((measure) => (
                <Measure key={measure.metric} {...measure} fewestVisits={fewestVisits} />
              )),
            }))}
          />
        )}
      </Ledger>
      {targets.length > 0 && (
        <DeskPanel heading={words.metrics.heading}>
          <FactList
            layout="column"
            facts={targets.map(({ metric, good, poor }) => {
              const { name, words: meaning } = words.metrics[metric];
              return {
                label: name,
                text: words.metrics.target(meaning, timingText(metric, good), timingText(metric, poor)),
              };
            })}
          />
        </DeskPanel>
      )}
    </>
  );
}

/** The pages that are fast, those that are not, and those with too few visits to tell. */
function verdictOf(routes: PageTimingsReport['routes']) {
  const named = (some: PageTimingsReport['routes']) =>
    some.map(({ route }) => words.routes[route]).join(', ');
  const fast = routes.filter(({ metrics }) => metrics.every(({ last }) => last.p75?.rating === 'good'));
  const slow = routes.filter(({ metrics }) =>
    metrics.some(({ last }) => last.p75 && last.p75.rating !== 'good'),
  );
  const few = routes.filter((one) => !fast.includes(one) && !slow.includes(one));
  return [
    ...(slow.length > 0 ? [words.slow(named(slow))] : []),
    ...(fast.length > 0 ? [words.fast(named(fast))] : []),
    ...(few.length > 0 ? [words.few(named(few))] : []),
  ];
}

const noticeOf = ({ failure }: NonNullable<DeskSpeedProps['report']>, onAgain: () => void) =>
  failure
    ? {
        urgent: true,
        heading: list.failed,
        text: failure.message,
        action: <Button onClick={onAgain}>{list.again}</Button>,
      }
    : {
        heading: words.empty,
        text: words.emptyText(choiceNames['accept-all']),
        action: <ButtonLink href={paths.cookiePolicy.to()}>{words.next}</ButtonLink>,
      };

/** One metric of a page: its value, its rating, its earlier value. */
function Measure({
  metric,
  last,
  before,
  weeks,
  fewestVisits,
}: PageTimingsReport['routes'][number]['metrics'][number] & Pick<PageTimingsReport, 'fewestVisits'>) {
  const visits = last.visits.toLocaleString(brand.locale);
  const known = weeks.filter(({ p75 }) => p75 !== null).length;
  return (
    <Stack gap="xxsmall" align="start">
      {last.p75 && (
        <>
          <b>{p75Text(metric, last.p75)}</b>
          <StateStamp label={words.ratings[last.p75.rating]} tone={tones[last.p75.rating]} />
        </>
      )}
      {before.p75 && (
        <Text size="small" tone="muted">
          {words.was(p75Text(metric, before.p75))}
        </Text>
      )}
      {known > 1 && (
        <Sparkline
          items={weeks.map(({ p75 }) => p75 && p75.value)}
          label={words.weeks(weeks.map(({ p75 }) => (p75 ? p75Text(metric, p75) : words.unknown)).join(', '))}
        />
      )}
      <Text size="small" tone="muted">
        {last.p75 ? words.visits(visits) : words.tooFew(visits, fewestVisits)}
      </Text>
    </Stack>
  );
}

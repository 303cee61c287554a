import { DepthLane } from '../components/DepthLane/index.ts';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { Fragment } from 'react';
import { said, saidMark, strata } from '../content/board.ts';
import { hours, marks } from '../content/visit.ts';
import { Stratum } from './Strata.tsx';
import { Table } from './Table.tsx';

// What else lies at a depth, by the name of it.
const beneath: Record<string, () => React.ReactNode> = {
  five: () => (
    <DepthLane tone="accent">
      <OpeningHours {...hours} tone="accent" />
    </DepthLane>
  ),
  ten: () => (
    <DepthLane mark={saidMark} tone="secondary">
      <LeadQuotes {...said} tone="secondary" />
    </DepthLane>
  ),
  thirty: () => <Table mark={marks.below} tone="deep" />,
};

export function Home() {
  return strata.map((depth) => (
    <Fragment key={depth.id}>
      <Stratum depth={depth} />
      {beneath[depth.id ?? '']?.()}
    </Fragment>
  ));
}

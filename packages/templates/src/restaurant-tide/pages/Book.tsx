import { DepthLane } from '../components/DepthLane/index.ts';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { hours, hoursNote, marks } from '../content/visit.ts';
import { Table } from './Table.tsx';

export function Book() {
  return (
    <>
      <Table mark={marks.surface} tone="tint" />
      <DepthLane mark={marks.ten} tone="secondary">
        <OpeningHours {...hours} footnote={hoursNote} tone="secondary" />
      </DepthLane>
    </>
  );
}

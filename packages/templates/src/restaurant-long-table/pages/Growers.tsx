import { CoursePlates } from '../sections/CoursePlates/index.ts';
import { RoundGrid } from '../sections/RoundGrid/index.ts';
import { Sardines } from '../art/dishes.tsx';
import { Cheese, Greens, Lemons, Oil, Wheat } from '../art/larder.tsx';
import { Crumbs } from '../art/leftovers.tsx';
import { growers, never } from '../content/growers.ts';

const { fish, wheat, greens, cheese, oil, lemons } = growers.items;

const { bass, asparagus, truffle } = never.items;

export function Growers() {
  return (
    <>
      <CoursePlates
        level={1}
        heading={growers.heading}
        lead={growers.lead}
        courses={[
          { ...fish, drawing: <Sardines />, glaze: 'steel' },
          { ...greens, drawing: <Greens /> },
          { ...cheese, drawing: <Cheese />, size: 'small', glaze: 'secondary' },
          { ...wheat, drawing: <Wheat /> },
          { ...oil, drawing: <Oil />, size: 'small', glaze: 'spark' },
          { ...lemons, drawing: <Lemons />, glaze: 'spark' },
        ]}
      />
      <RoundGrid
        heading={never.heading}
        items={[
          { ...bass, drawing: null, glaze: 'steel' },
          { ...asparagus, drawing: null },
          { ...truffle, drawing: <Crumbs />, glaze: 'secondary' },
        ]}
      />
    </>
  );
}

import { DepthLane } from '../components/DepthLane/index.ts';
import { DepthMenu } from '../sections/DepthMenu/index.ts';
import { catches } from '../art/catches.ts';
import { answers, strata } from '../content/board.ts';

/** One depth of the board, with what was caught there. */
export function Stratum({ depth }: { depth: (typeof strata)[number] }) {
  const { mark, tone, items, ...words } = depth;
  const drawn = items.map(({ drawing, ...item }) => {
    const Fish = catches[drawing];
    return { ...item, drawing: <Fish /> };
  });
  return (
    <DepthLane mark={mark} tone={tone}>
      <DepthMenu {...words} items={drawn} tone={tone} labels={answers} />
    </DepthLane>
  );
}

/** The whole board, from the tide line to the bottom. */
export function Strata() {
  return strata.map((depth) => <Stratum key={depth.id} depth={depth} />);
}

import { DepthLane } from '../components/DepthLane/index.ts';
import { DepthMenu } from '../sections/DepthMenu/index.ts';
import { answers, dryLand, dryMark } from '../content/board.ts';
import { Strata } from './Strata.tsx';

export function Board() {
  return (
    <>
      <DepthLane mark={dryMark} tone="plain">
        <DepthMenu {...dryLand} labels={answers} />
      </DepthLane>
      <Strata />
    </>
  );
}

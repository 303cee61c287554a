import { DepthLane } from '@awning/ui/components/DepthLane';
import { DepthMenu } from '@awning/ui/sections/DepthMenu';
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

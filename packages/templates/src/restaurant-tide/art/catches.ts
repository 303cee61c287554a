import type { ComponentType } from 'react';
import type { Catch } from '../content/board.ts';
import { Cockles } from './Cockles.tsx';
import { Cuttlefish } from './Cuttlefish.tsx';
import { Lobster } from './Lobster.tsx';
import { Mackerel } from './Mackerel.tsx';
import { Sole } from './Sole.tsx';
import { SpiderCrab } from './SpiderCrab.tsx';
import { Squid } from './Squid.tsx';
import { Turbot } from './Turbot.tsx';

/** Everything that may be on the board, drawn. */
export const catches: Record<Catch, ComponentType> = {
  cockles: Cockles,
  mackerel: Mackerel,
  squid: Squid,
  spiderCrab: SpiderCrab,
  lobster: Lobster,
  cuttlefish: Cuttlefish,
  turbot: Turbot,
  sole: Sole,
};

import type { Drawings } from '../../design/show.tsx';
import { Boat } from './Boat.tsx';
import { boats } from './boats.tsx';
import { Cockles } from './Cockles.tsx';
import { Cuttlefish } from './Cuttlefish.tsx';
import { Harbour } from './Harbour.tsx';
import { Lobster } from './Lobster.tsx';
import { Mackerel } from './Mackerel.tsx';
import { SeaBed } from './SeaBed.tsx';
import { Sole } from './Sole.tsx';
import { SpiderCrab } from './SpiderCrab.tsx';
import { Squid } from './Squid.tsx';
import { Turbot } from './Turbot.tsx';

/** What a picture of this design can be, by name. */
export const drawings: Drawings = {
  harbour: () => <Harbour />,
  boat: () => <Boat />,
  'sea-bed': ({ alt }) => <SeaBed label={alt} />,
  cockles: () => <Cockles />,
  mackerel: () => <Mackerel />,
  squid: () => <Squid />,
  'spider-crab': () => <SpiderCrab />,
  lobster: () => <Lobster />,
  cuttlefish: () => <Cuttlefish />,
  turbot: () => <Turbot />,
  sole: () => <Sole />,
  ...boats,
};

import { HomeStreet } from '../pages/HomeStreet/HomeStreet.tsx';
import { cheapest, onePerTrade, shelf } from '../shelf.ts';

// A row where three stand side by side, of as many trades: what a first visit may weigh is written down.
const windows = [...new Set([...onePerTrade, ...shelf])].slice(0, 3);

/** The street below the shop front. */
export const Street = () => <HomeStreet templates={windows} from={cheapest} />;

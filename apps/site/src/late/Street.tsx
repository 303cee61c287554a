import { HomeStreet } from '../pages/HomeStreet/HomeStreet.tsx';
import { cheapest, onePerTrade, shelf } from '../shelf.ts';

// Two rows where three stand side by side, as many trades as there are; the rest is in the catalogue.
const windows = [...new Set([...onePerTrade, ...shelf])].slice(0, 6);

/** The street below the shop front. */
export const Street = () => <HomeStreet templates={windows} from={cheapest} />;

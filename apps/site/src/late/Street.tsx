import { HomeStreet } from '../pages/HomeStreet/HomeStreet.tsx';
import { cheapest, onePerTrade } from '../shelf.ts';

// Two rows where three stand side by side; the rest is in the catalogue.
const windows = onePerTrade.slice(0, 6);

/** The street below the shop front. */
export const Street = () => <HomeStreet templates={windows} from={cheapest} />;

import { HomePage } from '../pages/HomePage/HomePage.tsx';
import { HomeStreet } from '../pages/HomeStreet/HomeStreet.tsx';
import { cheapest, onePerTrade, shelf } from '../shelf.ts';

// A row where three stand side by side, of as many trades: what a first visit may weigh is written down.
const windows = [...new Set([...onePerTrade, ...shelf])].slice(0, 3);

/** Home down to its letter box. Nothing in it needs script: the trade is picked by style alone. */
export function Home() {
  const [first, ...others] = onePerTrade;
  if (!first) throw new Error('A shop with nothing on the shelf cannot open.');

  return (
    <HomePage shops={[first, ...others]} from={cheapest}>
      <HomeStreet templates={windows} from={cheapest} />
    </HomePage>
  );
}

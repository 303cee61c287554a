import { CounterSeats } from '../sections/CounterSeats/index.ts';
import { sitters } from '../art/sitters.tsx';
import { seats } from '../content/home.ts';

/** The whole restaurant, stool by stool. */
export function Stools() {
  const { stools, ...words } = seats;
  const taken = stools.map(({ note, sitter }) => {
    const Somebody = sitter && sitters[sitter];
    return { note, ...(Somebody && { sitter: <Somebody /> }) };
  });
  return <CounterSeats {...words} seats={taken} tone="secondary" />;
}

import { SeatCounter } from '@awning/ui/sections/SeatCounter';
import { sitters } from '../art/sitters.tsx';
import { seats } from '../content/home.ts';

/** The whole restaurant, stool by stool. */
export function Stools() {
  const { notes, ...words } = seats;
  const taken = notes.map((note, place) => {
    const Somebody = sitters[place];
    return { note, ...(Somebody && { sitter: <Somebody /> }) };
  });
  return <SeatCounter {...words} seats={taken} tone="secondary" />;
}

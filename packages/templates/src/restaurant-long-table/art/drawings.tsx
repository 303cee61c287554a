import { drawingsOf } from '../../design/drawings.tsx';
import type { Drawings } from '../../design/show.tsx';
import { Painted, PlateClock } from './painted.tsx';
import { paints } from './paints.ts';

const clockName = ({ hour, minute }: { hour: number; minute: number }) =>
  `clock-${hour}-${String(minute).padStart(2, '0')}`;

const hours = Array.from({ length: 24 * 6 }, (_, place) => ({
  hour: Math.floor(place / 6),
  minute: (place % 6) * 10,
}));

/** The drawings of this design, by name. */
export const drawings: Drawings = {
  ...drawingsOf(
    import.meta.glob<string>('./drawings/*/*.svg', { eager: true, query: '?raw', import: 'default' }),
    paints,
  ),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, place) => [
      `number-${place + 1}`,
      () => <Painted number={`${place + 1}`} />,
    ]),
  ),
  ...Object.fromEntries(
    hours.map(({ hour, minute }) => [
      clockName({ hour, minute }),
      () => <PlateClock hour={hour} minute={minute} />,
    ]),
  ),
};

/** A plate goes round twice a day, and ten minutes more or less cannot be seen: full and half hours are enough to choose from. */
export const unoffered = hours
  .filter(({ hour, minute }) => hour < 1 || hour > 12 || minute % 30 > 0)
  .map(clockName);

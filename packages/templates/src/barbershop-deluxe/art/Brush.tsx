import { Drawing } from '@awning/ui/primitives';
import { Dusk, Mirrored, Rays } from './Mirrored.tsx';
import { paint, shadeOf } from './paint.ts';

/** A shaving brush in its bowl, all lather, on a counter that takes whatever is written on it. */
export function Brush({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="-300 0 600 560" reach="over">
      <Rays y={250} />
      <path fill={paint.gown} d="M0 500h2400v1900H0z" />
      <path fill={paint.enamel} d="M0 500h-2400v1900H0z" />
      <Mirrored>
        <path fill={paint.enamel} d="M0 30c24 0 38 14 38 34 0 26-22 34-22 58 0 16 24 22 24 44v18H0z" />
        <path fill={paint.gown} fillOpacity="0.4" d="M22 48c8 6 8 20 0 30-6 8-10 14-12 22 0-18 16-28 12-52z" />
        <path fill={paint.chrome} d="M0 180h42v22H0z" />
        <path fill={paint.grey} d="M0 202h42c14 48 42 88 50 138H0z" />
        <path
          fill="none"
          stroke={paint.chrome}
          strokeWidth="4"
          d="M10 206l8 130M24 206c10 40 22 84 30 130"
        />
        <path
          fill={paint.gown}
          d="M0 300c14-16 36-14 44 2 18-12 40-4 42 16 22-8 44 6 42 28 20 0 30 14 26 30H0z"
        />
        <path fill={paint.jar} d="M0 372h176c-4 70-46 112-110 122H0z" />
        <path fill={shadeOf(paint.jar)} d="M0 372h176l-2 18H0zM0 488h70v14H0z" />
        <path fill={paint.gown} fillOpacity="0.36" d="M136 402h18c-6 30-18 50-36 64 10-18 16-40 18-64z" />
      </Mirrored>
      <Dusk depth={0.4} />
    </Drawing>
  );
}

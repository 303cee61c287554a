import { Drawing } from '@awning/ui/primitives';
import { Dusk, Mirrored, Rays } from './Mirrored.tsx';
import { paint, shadeOf } from './paint.ts';

/** A barber's chair from the front, empty: yours. It stands on whatever is written under it. */
export function Chair({ label }: { label: string }) {
  const leather = paint.jar;
  const seam = shadeOf(leather);
  return (
    <Drawing label={label} viewBox="-300 0 600 560" reach="over">
      <Rays y={230} />
      <path fill={paint.gown} d="M0 520h2400v1900H0z" />
      <path fill={paint.enamel} d="M0 520h-2400v1900H0z" />
      <Mirrored>
        <path fill={paint.chrome} d="M0 524h132c-6-22-40-30-96-36V430H0zM22 60h14v60H22z" />
        <path fill={leather} d="M0 22h52c16 0 24 8 24 22s-8 24-24 24H0z" />
        <path fill={leather} d="M0 96h76c24 0 36 14 40 40l14 156H0z" />
        <path fill={leather} d="M0 300h128c16 0 26 12 26 30s-10 34-28 36L0 372z" />
        <path fill={paint.chrome} d="M118 232h58c12 0 18 8 18 18v92h-18v-84h-50z" />
        <path fill={leather} d="M116 210h66c14 0 22 8 22 18s-8 16-20 16h-64z" />
        <path fill={paint.chrome} d="M64 372h18l16 84H0v-18h74zM0 372h30v60H0z" />
        <path fill={leather} d="M0 450h96l10 28H0z" />
        <path
          fill="none"
          stroke={seam}
          strokeWidth="5"
          d="M0 96v196M38 98l6 194M78 100l14 192M0 336h140M0 44h60"
        />
        <path fill={paint.gown} fillOpacity="0.5" d="M150 350h10v-90h-10z" />
      </Mirrored>
      <Dusk depth={0.4} />
    </Drawing>
  );
}

import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

const block = `color-mix(in srgb, ${paint.onion} 26%, ${paint.china})`;

/** What lies round the streets that the noodle is: blocks, an arch, a tower, a river. */
export function StreetMap({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 1100 560" fill="middle">
      <path fill={paint.china} d="M0 0h1100v560H0z" />
      <g fill={block}>
        <path d="M0 0h150v96H0zM180 0h260v96H180zM470 0h170v96H470zM670 0h230v96H670zM930 0h170v96H930z" />
        <path d="M0 176h150v80H0zM0 286h150v102H0zM180 176h130v212H180zM340 326h176v62H340zM340 176h16v84h-16zM536 176h18v212h-18zM580 176h90v90H580zM580 296h90v92H580z" />
        <path d="M0 466h250v94H0zM280 466h110v94H280zM990 130h110v100H990zM990 260h110v130H990z" />
      </g>
      <path fill={paint.shade} d="M340 560q110-104 380-92t400-42v140z" />
      <path fill={paint.indigo} d="M376 186h140v74H376z" />
      <path
        fill="none"
        stroke={paint.china}
        strokeWidth="6"
        d="M394 260v-34a18 18 0 0 1 36 0v34M460 260v-34a18 18 0 0 1 36 0v34"
      />
      <path fill={paint.nori} d="M1012 214v-62h13v12h13v-12h13v12h13v-12h13v62z" />
    </Drawing>
  );
}

import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** The one you wanted, from above, on its way. As wide as five lanes are to two, the bus in the last of them. */
export function Bus() {
  return (
    <Drawing viewBox="0 0 300 300" reach="over">
      <path fill={paint.dark} opacity=".42" d="M206 12H70v276h136z" />
      <rect x="198" y="4" width="84" height="290" rx="14" fill={paint.sun} />
      <path fill={paint.dark} d="M206 12q34-14 68 0v20h-68zM210 284h60v6h-60z" />
      <path fill={paint.white} d="M212 52h56v30h-56zM212 206h56v44h-56z" opacity=".7" />
      <path
        fill="none"
        stroke={paint.orange}
        strokeWidth="6"
        d="M212 100h56M212 120h56M212 140h56M212 160h56"
      />
      <path fill={paint.dark} d="M188 24h12v18h-12zM280 24h12v18h-12z" />
    </Drawing>
  );
}

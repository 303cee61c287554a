import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** A ticket machine with its tongue out. */
export function TicketMachine() {
  return (
    <Drawing viewBox="0 0 240 340">
      <path fill={paint.asphalt} d="M88 250h64v90H88z" />
      <path fill={paint.blue} d="M20 14q0-14 14-14h172q14 0 14 14v250H20z" />
      <path fill={paint.pale} d="M44 26h152v62H44z" />
      <path fill={paint.ink} d="M60 42h84v10H60zM60 62h56v10H60z" />
      <path fill={paint.yellow} d="M44 108h64v64H44z" />
      <path fill={paint.ink} d="M66 118h20v22h14l-24 24-24-24h14z" />
      <circle cx="164" cy="126" r="17" fill={paint.orange} />
      <path fill={paint.ink} d="M140 160h48v8h-48zM44 192h152v14H44z" />
      <path fill={paint.pale} d="M66 199h108v92l-18-10-18 10-18-10-18 10-18-10-18 10z" />
      <path fill={paint.ink} d="M82 216h52v12H82zM82 238h76v6H82zM82 252h60v6H82z" />
    </Drawing>
  );
}

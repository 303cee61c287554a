import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Three bays from above: two taken, and one with nothing left in it but a stain. */
export function EmptyBay({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 640 700" fill="middle" whole reach="over">
      <path fill={paint.slab} d="M-900-900H1500v2500H-900z" />
      <path
        fill="none"
        stroke={paint.orange}
        strokeWidth="14"
        d="M-900 90H1500M-640 90v420M-430 90v420M-220 90v420M-10 90v420M215 90v420M425 90v420M650 90v420M860 90v420M1070 90v420"
      />
      <path fill={paint.blue} d="M50 150q6-26 54-26t54 26l10 330q-64 22-128 0z" />
      <path fill={paint.ink} d="M60 220q44-20 88 0l-6 44H66zM70 410h68l6 34q-40 12-80 0z" />
      <path fill={paint.yellow} d="M482 150q6-26 54-26t54 26l10 330q-64 22-128 0z" />
      <path fill={paint.ink} d="M492 220q44-20 88 0l-6 44h-76zM502 410h68l6 34q-40 12-80 0z" />
      <path fill={paint.asphalt} d="M268 300q20-50 70-34t44 62-52 60-66-14-38-34 42-40z" />
      <circle cx="372" cy="226" r="14" fill={paint.asphalt} />
      <path fill={paint.orange} d="M300 700v-60h-36l56-76 56 76h-36v60z" />
    </Drawing>
  );
}

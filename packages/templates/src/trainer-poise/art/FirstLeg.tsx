import { Drawing } from '@awning/ui/primitives';
import { paint, shade } from './paint.ts';

/** Two legs at the ends of a beam: the one that stands, and the one that is up. */
export function FirstLeg({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 680 540" reach="over">
      <path
        fill="none"
        stroke={paint.wire}
        strokeWidth="2.5"
        d="M340 0v70M160 70h390M160 70v70M550 70v60M482 130h130M482 130v60M612 130v46"
      />
      <path fill={paint.cobalt} d="M108 140h104l-12 240h-76z" />
      <path fill={paint.skins.brown} d="M132 380h60v44h-60z" />
      <path fill={paint.red} d="M122 414h72q56 16 76 50v22H122z" />
      <path fill={paint.black} d="M122 478h148v10H122z" />
      <path fill={shade(paint.cobalt)} d="M436 190h92q44 30 62 92l-66 30q-14-40-88-46z" />
      <path fill={paint.skins.brown} d="M566 262l26-8 16 42-34 14z" />
      <path fill={paint.red} d="M560 300l52-18q24 60 4 96l-22 6q-30-30-34-84" />
      <circle cx="612" cy="198" r="22" fill={paint.yellow} />
      <path fill={paint.wire} d="M340 62a8 8 0 1 1-.1 0" />
    </Drawing>
  );
}

import { Mirrored } from './Mirrored.tsx';
import { paint, shade } from './palette.css.ts';

export type Skin = 'fair' | 'skin' | 'tan' | 'dark';

export interface FaceProps {
  /** Its own colour, lit and in the shade. */
  skin: Skin;
  brow: string;
  /** Leaves the right side's ear, eye and brow to whoever draws the left one. */
  only?: 'right';
}

/** A face from the front on the line, from the hair's edge to the collar; the chin is at 448. */
export function Face({ skin: tone, brow, only }: FaceProps) {
  const skin = paint[tone];
  const shadow = shade[tone];
  const features = (
    <>
      <path fill={skin} d="M122 236c18-14 32-2 32 22 0 24-14 46-34 40z" />
      <path fill={shadow} d="M130 250c10-4 14 8 10 20-4 12-10 16-14 12z" />
      <path fill={paint.gown} d="M34 247c12-18 42-20 56-4-14 14-42 18-56 4z" />
      <circle cx="63" cy="243" r="11" fill={paint.night} />
      <circle cx="67" cy="239" r="3.4" fill={paint.gown} />
      <path fill="none" stroke={brow} strokeWidth="4.5" strokeLinecap="round" d="M34 246c12-18 42-20 57-4" />
      <path fill={brow} d="M28 218c18-18 46-22 76-4-26-6-52-2-73 10z" />
    </>
  );

  return (
    <>
      <Mirrored>
        <path fill={skin} d="M0 372h74v176H0z" />
        <path fill={shadow} d="M0 462c34 0 54-14 74-46v48C54 496 30 506 0 506z" />
        <path fill={skin} d="M0 92c96 0 129 56 129 142 0 84-25 164-85 204-14 8-32 12-44 12z" />
      </Mirrored>
      {only ? features : <Mirrored>{features}</Mirrored>}
      <path fill={shadow} d="M0 224c7 38 24 56 26 70-2 12-14 15-26 15z" />
    </>
  );
}

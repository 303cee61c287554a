import type { ComponentType } from 'react';
import type { Drawings, Drawn } from '../../design/show.tsx';
import { beards } from './chins.tsx';
import { cuts } from './cuts.tsx';
import { MirrorRoom } from './MirrorRoom.tsx';
import type { PortraitProps } from './Portrait.tsx';
import { CroppedHoops, GingerBeard, GreyMoustache } from './portraits.tsx';
import { RoughAndSharp } from './RoughAndSharp.tsx';
import { Bell, Brush, Chair, Clock, Gift, Scissors } from './stillLifes.tsx';

const drawn = (Shape: ComponentType<{ label: string | undefined }>) => {
  const shape = ({ alt }: Drawn) => <Shape label={alt} />;
  return shape;
};

/** Somebody in a frame, and filling the top of a page. */
const sitter = (name: string, Sitter: ComponentType<PortraitProps>): Drawings => ({
  [name]: ({ alt }) => <Sitter label={alt} size="frame" />,
  [`${name}-large`]: ({ alt }) => <Sitter label={alt} size="page" />,
});

/** What a picture of this design can be, by name. */
export const drawings: Drawings = {
  'rough-and-sharp': drawn(RoughAndSharp),
  scissors: drawn(Scissors),
  brush: drawn(Brush),
  chair: drawn(Chair),
  bell: drawn(Bell),
  gift: drawn(Gift),
  clock: drawn(Clock),
  'mirror-room': drawn(MirrorRoom),
  ...Object.fromEntries(Object.entries({ ...cuts, ...beards }).map(([name, Head]) => [name, drawn(Head)])),
  ...sitter('grey-moustache', GreyMoustache),
  ...sitter('cropped-hoops', CroppedHoops),
  ...sitter('ginger-beard', GingerBeard),
};

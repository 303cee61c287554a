import { Photo, type PhotoProps } from '@awning/ui/components/Photo';
import type { PictureProps } from '@awning/ui/primitives';
import type { ComponentType, ReactNode } from 'react';
import type { Business } from '../content/business.ts';
import type { Picture } from '../content/pictures.ts';

/** A file of a business in the sizes and formats it was made in. */
export type PictureFile = Pick<PictureProps, 'src' | 'width' | 'height' | 'sources'>;

/** What a drawing is given. */
export interface Drawn {
  /** The words for screen readers. Without them it is an ornament. */
  alt: string | undefined;
  /** The business of the site, for lettering in the drawing. */
  business: Business;
}

/** A design's own drawings by name. */
export type Drawings = Readonly<Record<string, (drawn: Drawn) => ReactNode>>;

export interface MountProps {
  /** Whether the photograph covers the box it stands in: the mount has to cover that box as well. */
  fill: boolean;
  /** What stands before the photograph, in a mount that has room for it. */
  before?: ReactNode;
  children: ReactNode;
}

/** What a design shows photographs in: a frame, an ink, a shape. */
export type Mount = ComponentType<MountProps>;

/** How a photograph stands in its place; a drawing fits by itself. */
type ShowOptions = Pick<PhotoProps, 'fill' | 'ratio' | 'sizes' | 'priority'> & {
  /** The mount of this place, where it is not the design's. */
  mount?: Mount;
  /** What that mount sets before the photograph, shown only with one. */
  before?: ReactNode;
  /** A map is there to be read: it has no mount, and stays where all else is drawn unless it names a drawing. */
  shows?: 'map';
};

/** Shows the picture of a slot, or nothing: then the caller closes the gap. */
export interface Show {
  (picture: Picture | undefined, options?: ShowOptions): ReactNode | undefined;
  /** The photograph itself, for a section that lays it out on its own. Nothing where there is no such file. */
  photo: (picture: Picture | undefined) => PictureProps | undefined;
}

/** Makes the showing of a site's pictures, from its files, the design's drawings and what its owner prefers. */
export function makeShow({
  drawings,
  business,
  files,
  drawn,
  mount: Usual,
}: {
  drawings: Drawings;
  business: Business;
  files: Readonly<Record<string, PictureFile>>;
  /** Puts drawings in the place of photographs that name one; the others are not shown. */
  drawn: boolean;
  /** The design's mount. Without it photographs stand bare. */
  mount?: Mount | undefined;
}): Show {
  const render = (name: string | undefined, alt: string | undefined) =>
    name !== undefined && Object.hasOwn(drawings, name) ? drawings[name]?.({ alt, business }) : undefined;

  const photo: Show['photo'] = (picture) => {
    if (picture?.kind !== 'photo' || !Object.hasOwn(files, picture.file)) return undefined;
    const file = files[picture.file];
    return file && { ...file, alt: picture.alt };
  };

  const show = (
    picture: Picture | undefined,
    { mount: Mount = Usual, before, shows, ...place }: ShowOptions = {},
  ) => {
    if (!picture || picture.kind === 'none') return undefined;
    if (picture.kind === 'drawing') return render(picture.name, picture.alt);
    if (drawn && (shows !== 'map' || picture.drawing)) return render(picture.drawing, picture.alt);
    const file = photo(picture);
    if (!file) return undefined;
    const shown = <Photo {...file} focus={picture.focus} {...place} />;
    if (!Mount || shows === 'map') return shown;
    return (
      <Mount fill={place.fill ?? false} before={before}>
        {shown}
      </Mount>
    );
  };

  return Object.assign(show, { photo });
}

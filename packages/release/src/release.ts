import type { Design } from '@awning/templates/design';
import type { DesignForm } from '@awning/templates/designForm';
import type { ContentFault } from '@awning/templates/readContent';

/** The whole input of a release. */
export interface ReleaseInput {
  templateId: string;
  content: Readonly<Record<string, unknown>>;
  options: Readonly<Record<string, unknown>>;
  /** By the name of a photograph in the content. */
  pictures: Readonly<Record<string, SourcePicture>>;
  /** Where the site will stand, as `https://sharp.example`; no trailing slash. */
  origin: string;
  /**
   * Where its forms are posted: nothing on its own host, the whole address elsewhere. Null where the owner cannot read
   * messages: then there are no forms.
   */
  formsAt: string | null;
  /** Where abuse is reported. */
  reportUrl: string;
}

/** A picture as it was sent in, and the sizes it was made in. */
export interface SourcePicture {
  hash: string;
  width: number;
  height: number;
  sizes: readonly PictureSize[];
}

export interface PictureSize {
  format: 'avif' | 'webp';
  width: number;
  height: number;
  hash: string;
}

export interface ReleaseFile {
  /** From the root of the site: `index.html`, `prices/index.html`, `assets/…`. */
  path: string;
  type: string;
  bytes: Uint8Array;
  /** Named by its content, so it may be kept for ever. */
  immutable: boolean;
  /** Its headers besides the type: a page’s policy. */
  headers?: Readonly<Record<string, string>>;
  /** The slug of the page in its design, which stays when its name and address change. */
  page?: string;
}

/** A file whose bytes are kept elsewhere already. */
export interface PicturePart {
  path: string;
  type: string;
  /** The hash of its bytes. */
  blob: string;
  immutable: true;
}

export type ReleasePart = ReleaseFile | PicturePart;

/** Called with each page of a site as soon as it is rendered. */
export type TellPages = (rendered: number, of: number) => void;

/** A design made ready to build sites with. */
export interface DesignBundle {
  /** The hash of everything in it. */
  hash: string;
  design: Design;
  /** All its styles; their fonts stand at `fonts/`. */
  css: string;
  fonts: readonly BundledFont[];
}

export interface BundledFont {
  /** As in its styles. */
  name: string;
  bytes: Uint8Array;
}

/** The exports of a prepared design's module: `designs/<id>/design.js` of the built site. */
export interface BuiltDesign {
  bundle: DesignBundle;
  buildRelease: (
    input: ReleaseInput,
    bundle: DesignBundle,
    standing: 'host',
    tell: TellPages,
  ) => readonly ReleasePart[];
  filesZip: (
    input: ReleaseInput,
    bundle: DesignBundle,
    readBlob: (hash: string) => Promise<Uint8Array>,
  ) => Promise<Uint8Array>;
  /** The parts of a form for it. */
  form: (picturesAt: string) => DesignForm;
  /** A picture of each drawing, as SVG by its name. */
  pictures: () => Readonly<Record<string, string>>;
  check: (content: unknown, options: unknown) => readonly ContentFault[];
  missing: (draft: {
    content: unknown;
    options: unknown;
    /** The processed photographs, by their names in the content. */
    files: readonly string[];
  }) => readonly ContentFault[];
}

/** A file of the owner's, as it is shown. */
interface PreviewPicture {
  /** An address on this origin, or of this browser alone. */
  src: string;
  width: number;
  height: number;
}

/** The site to draw, as it stands in the fields, and the page of it. */
export interface PreviewedSite {
  content: Readonly<Record<string, unknown>>;
  options: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, PreviewPicture>>;
  /** The slug of a page. An unknown one means the first. */
  page: string;
}

/** Sent into the frame. */
export type ToPreview = { kind: 'draw' } & PreviewedSite;

/** A page of a site that is previewed. */
export interface PreviewedPage {
  slug: string;
  name: string;
  /** The parts of the content that it shows, by their paths. */
  shows: readonly string[];
}

/** Sent by the page in the frame. */
export type FromPreview =
  /** It receives messages from now on. */
  | { kind: 'listening' }
  /** It shows the site that it was sent, which has these pages. */
  | { kind: 'drawn'; pages: readonly PreviewedPage[] }
  /** A link to another page of the site was pressed. */
  | { kind: 'followed'; page: string }
  /** An element was pressed that shows the content at this path. */
  | { kind: 'pressed'; path: string }
  /** It cannot be drawn. */
  | { kind: 'failed' };

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';
const isSize = (value: unknown) => typeof value === 'number' && value > 0;

/** Of this shop, or made by this browser; no other host learns of a preview. */
const isOwnAddress = (value: unknown) => typeof value === 'string' && /^(?:\/(?![/\\])|blob:)/.test(value);

const isPicture = (value: unknown) =>
  isRecord(value) && isOwnAddress(value['src']) && isSize(value['width']) && isSize(value['height']);

/** A message into the frame, if it describes a site that can be drawn. */
export function readToPreview(data: unknown): ToPreview | undefined {
  if (!isRecord(data) || data['kind'] !== 'draw') return undefined;
  const { content, options, files, page } = data;
  const isWhole =
    isRecord(content) &&
    isRecord(options) &&
    isRecord(files) &&
    Object.values(files).every(isPicture) &&
    isText(page);
  return isWhole ? (data as unknown as ToPreview) : undefined;
}

/** A message from the page in a frame, if it is a valid one. */
export function readFromPreview(data: unknown): FromPreview | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, pages, page, path } = data;
  const isPage = (value: unknown) =>
    isRecord(value) &&
    isText(value['slug']) &&
    isText(value['name']) &&
    Array.isArray(value['shows']) &&
    value['shows'].every(isText);
  const isKnown =
    kind === 'listening' ||
    kind === 'failed' ||
    (kind === 'followed' && isText(page)) ||
    (kind === 'pressed' && isText(path)) ||
    (kind === 'drawn' && Array.isArray(pages) && pages.every(isPage));
  return isKnown ? (data as unknown as FromPreview) : undefined;
}

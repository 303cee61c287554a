/** A file of the owner's, as it is shown. */
interface PreviewPicture {
  /** An address here, or of this browser alone. */
  src: string;
  width: number;
  height: number;
}

/** What is to be drawn: a site as it stands in the fields, and which of its pages. */
export interface PreviewedSite {
  content: Readonly<Record<string, unknown>>;
  options: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, PreviewPicture>>;
  /** The slug of a page. One that the site has not is its first. */
  page: string;
}

/** Sent into the frame. */
export type ToPreview = { kind: 'draw' } & PreviewedSite;

/** A page of a site that is previewed. */
export interface PreviewedPage {
  slug: string;
  name: string;
  /** What it is there to show, by where it stands in the content. */
  shows: readonly string[];
}

/** Told by the page in the frame. */
export type FromPreview =
  /** It hears what it is sent from now on. */
  | { kind: 'listening' }
  /** It shows what it was sent, of a site with these pages. */
  | { kind: 'drawn'; pages: readonly PreviewedPage[] }
  /** A link to another page of the site was pressed. */
  | { kind: 'followed'; page: string }
  /** Something was pressed that says what stands at this place of the content. */
  | { kind: 'pressed'; path: string }
  /** It cannot be drawn. */
  | { kind: 'failed' };

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';
const isSize = (value: unknown) => typeof value === 'number' && value > 0;

/** Of this shop, or made by this browser; no other host hears of a preview. */
const isOwnAddress = (value: unknown) => typeof value === 'string' && /^(?:\/(?![/\\])|blob:)/.test(value);

const isPicture = (value: unknown) =>
  isRecord(value) && isOwnAddress(value['src']) && isSize(value['width']) && isSize(value['height']);

/** What a page was sent into its frame, if it is what one can draw. */
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

/** What the page in a frame tells, if it is something that it can tell. */
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

/** The kind of a file by its bytes: its name may say anything. */
export type PictureKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'gif'
  | 'heic'
  | 'svg'
  | 'pdf'
  | 'several'
  | 'unknown';

/** This many first bytes tell the kinds of pictures apart. */
export const headLength = 256;

/** How far from the ends of a file programs look for its signature. */
const nearEnds = 1_024;

const at = (bytes: Buffer, place: number, words: string) =>
  bytes.toString('latin1', place, place + words.length) === words;

export function pictureKindOf(bytes: Buffer): PictureKind {
  const kind = kindByHead(bytes);
  return isPicture(kind) && isMoreBesides(bytes) ? 'several' : kind;
}

const isPicture = (kind: PictureKind) => !['svg', 'pdf', 'unknown'].includes(kind);

/** The kind by the first bytes alone, as programs that open pictures tell them apart. */
export function kindByHead(bytes: Buffer): PictureKind {
  if (at(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (at(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(bytes, 0, 'GIF87a') || at(bytes, 0, 'GIF89a')) return 'gif';
  if (at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP')) return 'webp';
  if (at(bytes, 4, 'ftyp')) return kindByBrand(bytes);
  if (at(bytes, 0, '%PDF-')) return 'pdf';
  // The root element may come after a byte order mark, a declaration and comments.
  return /<svg[\s>]/i.test(bytes.toString('latin1', 0, nearEnds)) ? 'svg' : 'unknown';
}

/** The first box of the file lists all formats that it claims to have, four letters each. */
function kindByBrand(bytes: Buffer): PictureKind {
  const length = Math.min(bytes.length >= 4 ? bytes.readUInt32BE(0) : 0, headLength);
  const brands = bytes.toString('latin1', 8, length).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)) ? 'heic' : 'unknown';
}

/** Whether other programs would read the same bytes as a document, an archive or a page. */
function isMoreBesides(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, nearEnds);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - nearEnds));
  return head.includes('%PDF-') || [head, tail].some((end) => isPage.test(end)) || endsAnArchive(bytes);
}

const isPage = /<(?:!doctype|html|script|svg|iframe|\?php)[\s>]/i;

/** A ZIP is read from its last record, which contains the length of the comment after it. */
function endsAnArchive(bytes: Buffer): boolean {
  const record = 22;
  for (let from = bytes.length; from > 0;) {
    const place = bytes.lastIndexOf('PK\x05\x06', from - 1, 'latin1');
    if (place < Math.max(0, bytes.length - record - 0xffff)) return false;
    if (place + record <= bytes.length && place + record + bytes.readUInt16LE(place + 20) === bytes.length) {
      return true;
    }
    from = place;
  }
  return false;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originToFill } from '@awning/contract/renderer';
import { etagOf, compressText, type Coding, type CompressedText } from '../http/compressedText.ts';

/** Compresses texts: quickly for the first request, and as small as possible for later ones. */
export function createCompression() {
  let idle = Promise.resolve();

  return (text: string): Required<CompressedText> => {
    const packed = new Map<Coding, Promise<Buffer>>();
    const pack = (coding: Coding) => {
      const ready = packed.get(coding) ?? compressText(text, coding, 'soon');
      if (!packed.has(coding)) {
        packed.set(coding, ready);
        // One at a time: it takes a third of a second of one core.
        idle = idle.then(async () => {
          packed.set(coding, Promise.resolve(await compressText(text, coding, 'small')));
        });
      }
      return ready;
    };
    return { text, etag: etagOf(text), pack };
  };
}

/**
 * Writes the shop's origin into the files of the build, which are read once: `undefined` for those without a
 * placeholder. The first request gets them compressed quickly, later ones as small as possible.
 */
export function createOriginTexts(folder: string, siteUrl: string) {
  const known = new Map<string, Promise<CompressedText | undefined>>();
  const compress = createCompression();

  async function read(file: string): Promise<CompressedText | undefined> {
    if (!/\.(html|txt|xml)$/.test(file)) return undefined;
    const text = await readFile(path.join(folder, file), 'utf8');
    if (!text.includes(originToFill)) return undefined;

    return compress(text.replaceAll(originToFill, siteUrl));
  }

  return (file: string): Promise<CompressedText | undefined> => {
    const text = known.get(file) ?? read(file);
    known.set(file, text);
    return text;
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originToFill } from '@awning/contract/renderer';
import { etagOf, packText, type Coding, type PackedText } from './packedText.ts';

/**
 * Writes the shop's origin into the files of the build, which are read once: `undefined` for those without a gap. Who asks first gets
 * them packed at once; whoever comes later, as small as can be.
 */
export function createOwnTexts(folder: string, siteUrl: string) {
  const known = new Map<string, Promise<PackedText | undefined>>();
  let idle = Promise.resolve();

  async function read(file: string): Promise<PackedText | undefined> {
    if (!/\.(html|txt|xml)$/.test(file)) return undefined;
    const text = await readFile(path.join(folder, file), 'utf8');
    if (!text.includes(originToFill)) return undefined;

    const filled = text.replaceAll(originToFill, siteUrl);
    const packed = new Map<Coding, Promise<Buffer>>();
    const pack = (coding: Coding) => {
      const ready = packed.get(coding) ?? packText(filled, coding, 'soon');
      if (!packed.has(coding)) {
        packed.set(coding, ready);
        // One after the other: it takes a third of a second of one core.
        idle = idle.then(async () => {
          packed.set(coding, Promise.resolve(await packText(filled, coding, 'small')));
        });
      }
      return ready;
    };
    return { text: filled, etag: etagOf(filled), pack };
  }

  return (file: string): Promise<PackedText | undefined> => {
    const text = known.get(file) ?? read(file);
    known.set(file, text);
    return text;
  };
}

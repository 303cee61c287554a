// Makes a photograph ready for a demo, in the sizes and formats that its pages ask for: `npm run pictures gym-baths
// ~/Pictures/lane.jpg` writes `packages/templates/src/gym-baths/sample/pictures/lane-….avif`. Its name in the content
// is the name of the file, ending in `.jpg`. `--flat` is for photographs of drawings: flat colours and hard edges
// forgive more.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const widths = [480, 640, 960, 1600];
/** A phone of the usual density takes at most this one, and shows it small enough that less will do. */
const phone = { width: 640, quality: 38 };
const qualities = {
  photo: { avif: { quality: 50, effort: 7 }, webp: { quality: 68, effort: 6 } },
  flat: { avif: { quality: 40, effort: 7 }, webp: { quality: 70, effort: 6 } },
};

const flat = process.argv.includes('--flat');
const [id = '', ...photos] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const shelf = fileURLToPath(new URL('../packages/templates/src', import.meta.url));
if (!(await readdir(shelf)).includes(id) || photos.length === 0) {
  console.error('Say for which design, and which photographs: npm run pictures gym-baths lane.jpg');
  process.exit(1);
}

const folder = path.join(shelf, id, 'sample/pictures');
await mkdir(folder, { recursive: true });
for (const photo of photos) {
  const name = path.parse(photo).name;
  for (const old of await readdir(folder)) {
    if (old.startsWith(`${name}-`) && /^-\d+x\d+\.\w+$/.test(old.slice(name.length)))
      await rm(path.join(folder, old));
  }
  // Turned as the camera was held; the place and the day in its metadata are left out.
  const upright = await sharp(photo).rotate().toBuffer();
  const { width: natural } = await sharp(upright).metadata();
  const wanted = [...new Set(widths.map((width) => Math.min(width, natural)))];
  for (const width of wanted) await write('avif', width);
  // For the few browsers without AVIF one size will do.
  await write('webp', wanted.find((width) => width > phone.width) ?? natural);

  /** @param {'avif' | 'webp'} format @param {number} width */
  async function write(format, width) {
    const sized = sharp(upright).resize({ width });
    const { avif, webp } = qualities[flat ? 'flat' : 'photo'];
    const forPhone = width <= phone.width && { quality: Math.min(phone.quality, avif.quality) };
    const made = format === 'avif' ? sized.avif({ ...avif, ...forPhone }) : sized.webp(webp);
    const { data, info } = await made.toBuffer({ resolveWithObject: true });
    const file = path.join(folder, `${name}-${info.width}x${info.height}.${format}`);
    await writeFile(file, data);
    console.log(`${path.relative(process.cwd(), file)}  ${info.size} bytes`);
  }
}

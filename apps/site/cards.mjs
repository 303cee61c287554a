// Draws the picture of each page for shared links, and the icons that devices put on their screens.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { fit, line, widthOf } from './lettering.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const templates = path.join(root, '../../packages/templates/src');
const cache = path.join(root, '../../node_modules/.cache/awning-cards');
const self = await readFile(fileURLToPath(import.meta.url));

const width = 1200;
const height = 630;
const heaviest = 60_000;
const paint = {
  ink: '#0f1f19',
  green: '#0a6847',
  deep: '#084f37',
  sun: '#ffc93c',
  tomato: '#c8371f',
  sill: '#d5dfd8',
};

/**
 * @typedef {{ file: string, title: string, window?: string }} Card its file in the client's folder, its words, and the
 *   picture in its shop window
 * @typedef {{ name: string, tagline: string, promise: string }} Brand
 */

/**
 * The cards that pages name, each once.
 *
 * @param {readonly string[]} pages
 * @returns {Card[]}
 */
export function cardsOf(pages) {
  /** @type {Map<string, Card>} */
  const cards = new Map();
  for (const html of pages) {
    const file = /property="og:image" content="[^"]*?\/(cards\/[^"]+)"/.exec(html)?.[1];
    const title = /property="og:title" content="([^"]*)"/.exec(html)?.[1];
    if (!file || !title || cards.has(file)) continue;
    const shot = path.join(templates, path.basename(file, '.jpg'), 'shots/card-960.avif');
    cards.set(file, { file, title: decoded(title), ...(existsSync(shot) && { window: shot }) });
  }
  return [...cards.values()];
}

/** @param {string} attribute */
const decoded = (attribute) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/**
 * @param {readonly Card[]} cards
 * @param {string} folder
 * @param {Brand} brand
 */
export async function drawCards(cards, folder, brand) {
  await mkdir(cache, { recursive: true });
  for (const card of cards) {
    const target = path.join(folder, card.file);
    await mkdir(path.dirname(target), { recursive: true });
    // The shop's own card says what the shop is, not what the page is that happened to name it.
    const drawn = drawing(
      path.basename(card.file) === 'shop.jpg' ? { ...card, title: brand.tagline } : card,
      brand,
    );
    const shot = card.window ? await readFile(card.window) : '';
    const name = createHash('sha256').update(self).update(drawn).update(shot).digest('hex');
    const kept = path.join(cache, `${name}.jpg`);
    if (!existsSync(kept)) await writeFile(kept, await printed(drawn, card.window));
    await copyFile(kept, target);
  }
}

const pane = { x: 592, y: 142, width: 528, height: 396 };

/**
 * @param {string} svg
 * @param {string | undefined} shot
 */
async function printed(svg, shot) {
  const layers = shot
    ? [{ input: await sharp(shot).resize(pane.width, pane.height).toBuffer(), left: pane.x, top: pane.y }]
    : [];
  const picture = await sharp(Buffer.from(svg))
    .composite(layers)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: picture.info.width, height: picture.info.height, channels: picture.info.channels };
  for (let quality = 84; quality > 30; quality -= 8) {
    const jpeg = await sharp(picture.data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= heaviest) return jpeg;
  }
  throw new Error('A card is too heavy.');
}

/**
 * A street in one picture: an awning above, the words beneath it, the board with the shop's name below, and where the
 * page sells a website, that one in a window.
 *
 * @param {Card} card
 * @param {Brand} brand
 */
function drawing({ title, window }, { name, tagline, promise }) {
  const said = title === tagline ? promise : tagline;
  const words = fit(title, { width: window ? 480 : 1040, height: 320, largest: window ? 92 : 124 });
  const top = 170 + (330 - words.lines.length * words.leading) / 2 + words.size * 0.78;
  const lettered = (/** @type {number} */ by, /** @type {string} */ fill) =>
    words.lines.map((text, place) =>
      line(text, { x: 72 + by, y: top + place * words.leading + by, size: words.size, fill }),
    );

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/>
    ${lettered(7, paint.sun).join('')}${lettered(3, '#fff').join('')}${lettered(0, paint.green).join('')}
    <rect y="538" width="100%" height="92" fill="${paint.green}"/><rect y="538" width="100%" height="6" fill="${paint.deep}"/>
    <rect y="544" width="100%" height="2" fill="${paint.sun}"/>
    ${line(name, { x: 72, y: 606, size: 58, fill: paint.sun })}
    ${window ? '' : line(said, { x: width - 72 - widthOf(said, 34), y: 600, size: 34, fill: '#fff' })}
    ${window ? frame() : ''}
    ${scallops(4, paint.tomato, paint.tomato)}${scallops(0, paint.green, '#fff')}
    <rect width="100%" height="26" fill="${paint.deep}"/><rect y="24" width="100%" height="3" fill="${paint.sun}"/>
  </svg>`;
}

const frame = () => {
  const edge = 14;
  const sill = pane.y + pane.height + edge;
  return `<rect x="${pane.x - edge}" y="${pane.y - edge}" width="${pane.width + 2 * edge}" height="${pane.height + 2 * edge}" fill="${paint.ink}"/>
    <rect x="${pane.x - 34}" y="${sill}" width="${pane.width + 68}" height="20" fill="${paint.sill}"/>`;
};

/**
 * @param {number} drop
 * @param {string} odd
 * @param {string} even
 */
function scallops(drop, odd, even) {
  const stripe = width / 16;
  return Array.from({ length: 16 }, (_, place) => {
    const x = place * stripe;
    const round = stripe / 2;
    return `<path fill="${place % 2 ? even : odd}" d="M${x} 0h${stripe}v${70 + drop}a${round} ${round} 0 0 1 ${-stripe} 0z"/>`;
  }).join('');
}

/**
 * The icons that devices want in sizes of their own, from the drawn one.
 *
 * @param {string} folder
 */
export async function drawIcons(folder) {
  const sign = await readFile(path.join(folder, 'favicon.svg'));
  const draw = (/** @type {number} */ size) => sharp(sign, { density: 72 * (size / 32) }).resize(size, size);
  /** On paint of its own, clear of corners that a device cuts off. */
  const onPaint = (/** @type {number} */ size) =>
    draw(Math.round(size * 0.62))
      .extend({
        top: Math.floor(size * 0.19),
        bottom: size - Math.floor(size * 0.19) - Math.round(size * 0.62),
        left: Math.floor(size * 0.19),
        right: size - Math.floor(size * 0.19) - Math.round(size * 0.62),
        background: paint.sun,
      })
      .flatten({ background: paint.sun });

  await mkdir(path.join(folder, 'icons'), { recursive: true });
  await Promise.all([
    onPaint(180).png({ palette: true }).toFile(path.join(folder, 'apple-touch-icon.png')),
    ...[192, 512].flatMap((size) => [
      draw(size)
        .png({ palette: true })
        .toFile(path.join(folder, `icons/sign-${size}.png`)),
      onPaint(size)
        .png({ palette: true })
        .toFile(path.join(folder, `icons/maskable-${size}.png`)),
    ]),
  ]);
  await writeFile(path.join(folder, 'favicon.ico'), ico(await draw(32).png().toBuffer(), 32));
}

/**
 * An icon file that holds one PNG.
 *
 * @param {Buffer} png
 * @param {number} size
 */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

import type { PictureProps } from '../primitives/index.ts';

interface Site {
  /** The name over the door. */
  name: string;
  /** The first thing it says, a line each. */
  lines: readonly string[];
  ground: string;
  ink: string;
  trim: string;
}

const frames = {
  desktop: { width: 400, height: 300, size: 40 },
  phone: { width: 150, height: 300, size: 20 },
};

const bar = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${w}v${h}h-${w}z"/>`;

// A small website as its screenshot would look: needs no network.
function siteShot(site: Site, on: keyof typeof frames = 'desktop'): PictureProps {
  const { width, height, size } = frames[on];
  const { name, lines, ground, ink, trim } = site;
  const edge = width / 15;
  const word = (text: string, y: number, px: number, fill: string) =>
    `<text x="${edge}" y="${y}" font-family="Georgia,serif" font-weight="700" font-size="${px}" fill="${fill}">${text.replaceAll('&', '&amp;')}</text>`;

  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    bar(0, 0, width, height, ground),
    word(name, 44, size / 2.6, trim),
    bar(edge, 54, width - 2 * edge, 2, trim),
    ...lines.map((line, row) => word(line, 54 + size * (row + 1.3), size, row === 2 ? trim : ink)),
    bar(edge, 66 + size * (lines.length + 0.9), size * 2.6, size * 0.7, trim),
    bar(0, height * 0.84, width, height * 0.16, ink),
    '</svg>',
  ].join('');

  const alt = `The site of ${name}: ${lines.join(' ')}`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width, height };
}

const hargreave: Site = {
  name: 'Hargreave & Son',
  lines: ['Sharp', 'since', 'breakfast'],
  ground: '#5a1720',
  ink: '#f5ecdd',
  trim: '#d9ab57',
};

/** A barber’s site, as a desktop and a phone show it. */
export const barberShot = siteShot(hargreave);
export const barberPhoneShot = { ...siteShot(hargreave, 'phone'), alt: 'The same site on a phone' };

/** A trainer’s, and a florist’s. */
export const trainerShot = siteShot({
  name: 'Kofi.fit',
  lines: ['Stronger', 'by', 'Sunday'],
  ground: '#111111',
  ink: '#ffffff',
  trim: '#d4ff2a',
});
export const floristShot = siteShot({
  name: 'Fern & Peony',
  lines: ['Picked at', 'five, yours', 'by nine'],
  ground: '#fde9ec',
  ink: '#2f5a43',
  trim: '#b03a5b',
});

import type { PictureProps } from '../primitives/index.ts';

/** The drawing in front of the wall, in a frame sixteen wide and nine high; `G`, `L` and `D` are its three papers. */
const subjects = {
  clock:
    '<path fill="D" d="M730 0h140v130H730z"/><circle cx="800" cy="420" r="300" fill="D"/><circle cx="800" cy="420" r="262" fill="L"/><path stroke="D" stroke-width="34" stroke-linecap="round" d="M800 420L690 300M800 420l-40-210"/><circle cx="800" cy="420" r="30" fill="G"/>',
  camera:
    '<path fill="D" d="M420 300h190l60-110h260l60 110h190v440H420z"/><circle cx="800" cy="510" r="180" fill="L"/><circle cx="800" cy="510" r="120" fill="D"/><circle cx="760" cy="470" r="36" fill="L"/><path fill="G" d="M1040 350h90v60h-90z"/>',
  loaf: '<path fill="D" d="M180 690h1240v70H180z"/><path fill="L" d="M330 690q-60-380 470-380t470 380z"/><path stroke="D" stroke-width="26" stroke-linecap="round" d="M560 400l110 170M760 360l110 200M960 380l90 170"/>',
  chair:
    '<path fill="D" d="M560 170h420v330H560zM500 540h560v90H500zM750 630h60v150h-60zM600 780h360v50H600z"/><path fill="L" d="M590 200h360v270H590z"/><path fill="D" d="M430 450h90v40h-90zM1040 450h90v40h-90z"/>',
  flowers:
    '<path fill="D" d="M640 560h320l-50 300H690z"/><path stroke="D" stroke-width="24" d="M800 560V300M760 560L620 330M840 560l150-240"/><circle cx="800" cy="250" r="110" fill="L"/><circle cx="600" cy="310" r="95" fill="L"/><circle cx="1010" cy="300" r="95" fill="L"/><circle cx="800" cy="250" r="38" fill="G"/><circle cx="600" cy="310" r="32" fill="G"/><circle cx="1010" cy="300" r="32" fill="G"/>',
  bicycle:
    '<g fill="none" stroke="D" stroke-width="30"><circle cx="520" cy="580" r="190"/><circle cx="1080" cy="580" r="190"/><path d="M520 580l170-270h290l100 270M690 310l110 270h-280M800 580l180-270M980 310l-30-90h110M690 310l-30-70h-80"/></g><circle cx="800" cy="580" r="46" fill="L"/>',
};

const papers: Record<keyof typeof subjects, readonly [ground: string, light: string, dark: string]> = {
  clock: ['#ffc93c', '#ffffff', '#0a6847'],
  camera: ['#c9dfd2', '#ffffff', '#0f1f19'],
  loaf: ['#5a1720', '#e2a95a', '#2f0b10'],
  chair: ['#e6d3b1', '#c8371f', '#5a1720'],
  flowers: ['#2f5a43', '#f3a6b5', '#17352a'],
  bicycle: ['#f39a6b', '#fff4e2', '#23394d'],
};

/** A cut-paper stand-in for a photograph: needs no network. */
export function photo(subject: keyof typeof subjects, alt: string): PictureProps {
  const [G, L, D] = papers[subject];
  const drawn = subjects[subject].replaceAll(/"([GLD])"/g, (_, paper: string) => `"${{ G, L, D }[paper]}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="${G}" d="M0 0h1600v900H0z"/><path fill="${D}" opacity=".14" d="M0 760h1600v140H0z"/>${drawn}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width: 1600, height: 900 };
}

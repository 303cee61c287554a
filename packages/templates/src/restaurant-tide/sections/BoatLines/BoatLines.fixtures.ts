import type { BoatLinesProps } from './BoatLines.tsx';

export const divers = {
  heading: 'Who goes down',
  lead: 'Three of us, and a compressor called Maureen.',
  floors: [
    { value: '3', tone: 'tint' },
    { value: '12', tone: 'accent' },
    { value: '28', tone: 'deep' },
  ],
  boats: [
    {
      name: 'The dinghy',
      text: 'Priya, and whoever is new.',
      floor: 0,
      depth: 'Three metres',
      catch: 'First breaths, and a lost wellington.',
    },
    {
      name: 'Grey Lag',
      registration: 'OB 212',
      text: 'Seats eight and a flask.',
      floor: 2,
      depth: 'Twenty-eight metres',
      catch: 'The collier, 1917. Her crew walked home.',
    },
    {
      name: 'Maureen',
      registration: 'OB 77',
      floor: 1,
      depth: 'Twelve metres',
      catch: 'Seals. They come to you.',
    },
  ],
} satisfies BoatLinesProps;

export const taucher = {
  heading: 'Unterwasserinstandsetzungsarbeiten',
  floors: [
    { value: '10', tone: 'accent' },
    { value: '40', tone: 'deep' },
  ],
  boats: [
    {
      name: 'Bergungsschifffahrtsgesellschaft',
      registration: 'HH-SCHWIMMKRAN',
      text: 'Schwergutumschlagsgerätschaften an Bord.',
      floor: 1,
      depth: 'Tiefseetauchgangsgrenze',
      catch: 'Unterseekabelverlegungsmaschinen.',
    },
    { name: 'Möwe', floor: 0, depth: 'Zehn', catch: 'Ankerkettenglieder.' },
  ],
} satisfies BoatLinesProps;

import type { Length } from '../sections/LengthChart/index.ts';

const guards: readonly Length[] = [
  { mark: '0', length: 0.5, measure: 'half a mm', note: 'Skin, near enough' },
  { mark: '1', length: 3, measure: '3 mm', note: 'We can see you thinking' },
  { mark: '2', length: 6, measure: '6 mm', note: 'Most sides, most weeks' },
  { mark: '3', length: 10, measure: '10 mm', note: 'School photo' },
  { mark: '4', length: 13, measure: '13 mm', note: 'Job interview' },
  { mark: '5', length: 16, measure: '16 mm', note: 'Got the job' },
  { mark: '6', length: 19, measure: '19 mm', note: 'Working from home' },
  { mark: '7', length: 22, measure: '22 mm', note: 'Your mum rings' },
  { mark: '8', length: 25, measure: '25 mm', note: 'Now buy a pik' },
];

export const chart = {
  heading: 'Say a number',
  lead: 'Guards 0 to 8, all to one scale and larger than life, so that Alford can read them without his glasses.',
  lengths: guards,
};

export const chartPage = {
  lead: 'A guard is a comb that keeps the blade off your head. Each number is an eighth of an inch more. Drawn to one scale and larger than life, so nobody need find their glasses.',
};

export const hits = {
  heading: 'Greatest hits',
  lead: 'Six that never leave the turntable, with their running times. Bring a picture if yours isn’t here.',
  styles: {
    waves: {
      name: 'Low fade, waves',
      note: '40 minutes',
      text: 'A 1 on top brushed till it swims, taken down to nothing at the ear. Durag tonight.',
      label: 'A low fade with waves, from the side',
    },
    afro: {
      name: 'The round',
      note: '45 minutes',
      text: 'Picked out dry, shaped wet, walked round twice. No corners, not even at the back.',
      label: 'A round afro with a sharp hairline, from the side',
    },
    cornrows: {
      name: 'Straight backs',
      note: '1 hour',
      text: 'Eight rows, parted with the tail of a comb and a physicist’s eye.',
      label: 'Cornrows running straight back into plaits, from the side',
    },
    braids: {
      name: 'Box braids',
      note: '4 hours, two films',
      text: 'Squared off, knotless if you ask, half of them up for the photograph.',
      label: 'Box braids with a bun on top, from the side',
    },
    locs: {
      name: 'Locs, retwisted',
      note: '1½ hours',
      text: 'Palm rolled, pinned, dried, let down. Every six weeks; not four, you’ll thin them.',
      label: 'Locs down to the shoulders, from the side',
    },
    hiTop: {
      name: 'The box',
      note: '50 minutes',
      text: 'It went away in 1993 and Marcus kept the drawings. Level as a shelf.',
      label: 'A high flat top over a fade, from the side',
    },
  },
};

import type { Pair } from '../sections/PairList/index.ts';

export const chairs = {
  heading: 'Three chairs',
  lead: 'Otto is eight in Italian, Ava is the same from both ends, and Tam is Mat in the mirror.',
};

export const chairsPage = {
  before: 'Three\nchairs',
  after: 'One\nmirror',
  figure: 'A barber’s chair from the front, empty, half of it in the dark and half in the light',
  lead: 'The mirror came out of a dance hall in Govan in one piece, eight metres long, on the back of a coal lorry. The shop was built round it.',
  book: 'Book a chair',
  heading: 'Take your pick',
  room: 'The room and its reflection: chairs, lamps and bottles on the left, the same again on the right, and a clock at six where they meet',
  caption:
    'The room on the left, the glass on the right. The clock over the door runs backwards, so that it is right from the chair.',
};

export const evening = {
  heading: 'How the day goes',
  lead: 'It starts when yours is half over.',
  pairs: [
    { term: '1', text: 'Shutters up. Retired gentlemen, people who work nights, and one dog.' },
    { term: '4', text: 'School’s out. Booster board, comic box, no lollies before the fringe.' },
    { term: '6', text: 'The street shuts. We put the lamps on and turn the record over.' },
    { term: '8', text: 'Uniforms, at £8 less. It can look like a raid.' },
    { term: '10.10', text: 'Last chair. Somebody always runs.' },
    { term: '11', text: 'Lights out, all but the one over the mirror.' },
  ] satisfies readonly Pair[],
};

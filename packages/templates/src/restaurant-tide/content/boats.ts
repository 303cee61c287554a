import type { boatDrawings } from '../art/boats.tsx';
import type { BoatLinesBoat, BoatLinesFloor } from '../sections/BoatLines/index.ts';
import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';

export const fleet = {
  heading: 'Who is over you',
  lead: 'A day out and back, every one. Nothing here has spent a night at sea, except Our Janet, once, and we heard about it.',
  floors: [
    { value: '0', tone: 'tint' },
    { value: '5', tone: 'accent' },
    { value: '10', tone: 'secondary' },
    { value: '30', tone: 'deep' },
  ] satisfies readonly BoatLinesFloor[],
  boats: [
    {
      kind: 'raker',
      name: 'Denzil',
      registration: 'No boat',
      text: 'Seventy-one, a rake and a bucket. Walks out as the tide does and is back before it.',
      floor: 0,
      depth: 'The tide line',
      catch: 'Cockles, and the news.',
    },
    {
      kind: 'punt',
      name: 'Little Auk',
      registration: 'FY 118',
      text: 'Kerra Pascoe, single-handed, eighteen foot. Hand lines only. Sings.',
      floor: 1,
      depth: 'Five fathoms',
      catch: 'Mackerel and squid. Forty minutes from hook to hill.',
    },
    {
      kind: 'crabber',
      name: 'Guiding Star',
      registration: 'FY 77',
      text: 'The Hocking brothers, two hundred pots. They’ve not spoken since 2016; the pots get pulled.',
      floor: 2,
      depth: 'Ten fathoms',
      catch: 'Spider crab, brown crab, lobster when it likes.',
    },
    {
      kind: 'trawler',
      name: 'Our Janet',
      registration: 'FY 30',
      text: 'Skipper Jory Tregenna and his niece. Small trawl, short tows, home for tea.',
      floor: 3,
      depth: 'Thirty fathoms',
      catch: 'Turbot, cuttle, lemon sole on a calm week.',
    },
  ] satisfies readonly (BoatLinesBoat & { kind: keyof typeof boatDrawings })[],
};

export const buying = {
  id: 'buying',
  heading: 'How we buy',
  lead: 'On the quay, at high water, with our hands in our pockets.',
  items: [
    {
      question: 'Who sets the price?',
      answer:
        'The skipper says a number, Merryn looks at the fish, then at the sky, then pays it. She used to argue. Then she went out with them for a week in January.',
    },
    {
      question: 'What if nobody goes out?',
      answer:
        'Then there’s leeks on toast, and we shut at nine. It happens about thirty days a year, mostly in February. We say so on the telephone by ten in the morning.',
    },
    {
      question: 'Do you buy from anyone else?',
      answer: 'No. If it isn’t on these five lines, it isn’t on the board.',
    },
    {
      question: 'Which fish do you leave alone?',
      answer:
        'Anything under size goes back over the side with an apology. Hen crabs in berry too, and no bass in February and March.',
    },
  ],
} satisfies FaqDetailsProps;

import type { ArmListProps } from '../sections/ArmList/index.ts';
import type { ImageWithTextProps } from '@awning/ui/sections/ImageWithText';
import type { LeadQuotesProps } from '@awning/ui/sections/LeadQuotes';

export const hero = {
  lines: ['Stay', 'upright'],
  lead: 'Balance is practice, like the piano, only quieter. Small classes and one to one in Pontcanna, Cardiff, for people who would like to stay off the floor.',
  drawing: 'A woman of sixty-odd stands on one leg on a swing, arms out, and keeps five discs in balance',
} as const;

export const programme = {
  heading: 'Six arms, one mobile',
  lead: 'Touch one arm and the other five move. Knees are the same, so every session touches all six.',
  arms: [
    { name: 'Feet', text: 'Twenty-six bones in each, most of them asleep in a shoe. We wake them first.' },
    { name: 'Ankles', text: 'They do the small corrections all day long. We set them harder sums.' },
    { name: 'Hips', text: 'They decide whether a trip becomes a fall.' },
    { name: 'Eyes', text: 'Shut them, and see how much they were doing. By the wall, please.' },
    { name: 'Breath', text: 'People hold it when they wobble. Then they wobble, and are out of breath.' },
    { name: 'Nerve', text: 'The last to come back, and the one we never hurry.' },
  ],
} satisfies ArmListProps;

export const reasons = {
  heading: 'Who comes',
  lead: 'Anybody with a floor. Mostly these.',
  names: [
    { slug: 'over-sixty', text: 'Stairs, buses, grandchildren, ice.' },
    { slug: 'after-an-injury', text: 'Discharged, and still not sure of the kerb.' },
    { slug: 'after-a-baby', text: 'Your centre of gravity moved out. We help it home.' },
    { slug: 'desk-people', text: 'Eight hours in the shape of a chair.' },
  ],
} as const;

export const said = {
  heading: 'Said while putting shoes back on',
  items: [
    {
      quote: 'I put my trousers on standing up. First time since the Millennium.',
      author: 'Gwyn, 71',
      context: 'Tuesdays at half past nine',
    },
    {
      quote: 'The hospital got me walking. Mair got me back up the ladder.',
      author: 'Sadia, 44',
      context: 'cleans windows in Grangetown',
    },
    {
      quote: 'The baby watches from the mat. I think he has views on my left side.',
      author: 'Hannah, 33',
      context: 'Thursdays at eleven',
    },
  ],
} satisfies LeadQuotesProps;

export const mairInShort = {
  heading: 'Eleven years up steeples',
  paragraphs: [
    'Mair was a steeplejack. She has stood on one leg on Llandaff Cathedral. She has fallen once in her life: off a kerb in Splott, carrying chips.',
    'That was one ankle, two screws and a change of trade.',
  ],
} satisfies Omit<ImageWithTextProps, 'drawing'>;

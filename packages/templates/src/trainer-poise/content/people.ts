import type { ArmListProps } from '../sections/ArmList/index.ts';
import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';
import type { HangingStepsProps } from '../sections/HangingSteps/index.ts';
import type { HeroMobileProps } from '../sections/HeroMobile/index.ts';

export interface Opening extends Required<Pick<HeroMobileProps, 'lines' | 'lead'>> {
  /** What the drawing beside it shows. */
  drawing: string;
}

/** The method: three things keep a person up, and four parts to an hour. */
export const balance = {
  hero: {
    lines: ['Three things', 'hold you up'],
    lead: 'Eyes, ears and feet, and a brain that adds them up. Each can be practised. That is the whole method; the rest is furniture to hold on to.',
    drawing:
      'A man stands on one leg on a swing; at the other end of the beam hang an eye, an ear and a foot',
  },
  senses: {
    heading: 'Take one away',
    lead: 'To train one of them, we take another away for half a minute. In the order in which people mind.',
    arms: [
      {
        name: 'Feet',
        text: 'Stand on a cushion. The floor stops telling you the truth and the ankles go to work.',
      },
      {
        name: 'Eyes',
        text: 'Shut them. You will sway; so does everyone, including Mair, who does it on the cushion.',
      },
      {
        name: 'Inner ear',
        text: 'Turn your head as you walk, as you do at every crossing. Slowly, then as if a bus came.',
      },
    ],
  },
  hour: {
    heading: 'How an hour goes',
    steps: [
      { name: 'Shoes off', text: 'Socks too, if you like your socks.', measure: 'Five minutes' },
      {
        name: 'Loosen',
        text: 'Ankles, hips, the middle of the back: whatever the week has set.',
        measure: 'Fifteen minutes',
      },
      {
        name: 'Wobble',
        text: 'At the edge of what you can do, with a rail one hand away. Wobbling is the exercise.',
        measure: 'Twenty-five minutes',
      },
      {
        name: 'Sit, talk',
        text: 'Tea. One thing to do at home, written on a card. One, because people do one.',
        measure: 'Fifteen minutes',
      },
    ],
  },
} satisfies { hero: Opening; senses: ArmListProps; hour: HangingStepsProps };

export const overSixty = {
  hero: {
    lines: ['Over', 'sixty'],
    lead: 'A third of people over sixty-five have a fall in any year. It is not age that does it: it is not practising. Our oldest regular is ninety-one and does the cushion.',
    drawing:
      'A woman with white hair stands on one leg on a swing; a cake with two candles hangs at the other end',
  },
  what: {
    heading: 'What we practise',
    lead: 'Nothing you will not do on a Wednesday anyway.',
    arms: [
      {
        name: 'Getting up off the floor',
        text: 'Seven ways. One of them will be yours. Nobody is ever afraid of a floor they can get up from.',
      },
      { name: 'The bus', text: 'Standing, turning, one hand, bag. We have a rail and Mair makes the noise.' },
      { name: 'Stairs with the washing', text: 'When you can’t see your feet. An empty basket first.' },
      { name: 'Trousers, standing', text: 'The Olympic event. There is a wall of names.' },
    ],
  },
  questions: {
    heading: 'Asked by sons and daughters',
    items: [
      {
        question: 'Is it safe for Mam?',
        answer:
          'Safer than the stairs she used to get to the telephone. Eight people, two rails, a chair each, and Mair reads the health form before anyone lifts a foot.',
      },
      {
        question: 'She has had a fall already.',
        answer:
          'Then tell her GP if she hasn’t, and send her to us after. Dizzy spells and blackouts are for the doctor first. Trips are for us.',
      },
      {
        question: 'She uses a stick.',
        answer: 'Bring it. It gets its own hook. Half the Tuesday class has one on the way in.',
      },
    ],
  },
} satisfies { hero: Opening; what: ArmListProps; questions: FaqDetailsProps };

export const afterAnInjury = {
  hero: {
    lines: ['After an', 'injury'],
    lead: 'Ankle, knee, hip, head. The physio has signed you off, the bone is whole, and still you look at the kerb as though it owed you money.',
    drawing: 'A man with a bandaged knee stands on one leg on a swing; two crutches hang at the other end',
  },
  weeks: {
    heading: 'Eight weeks, roughly',
    lead: 'Yours may be six or twelve. Nobody here has a graph to keep up with.',
    steps: [
      {
        name: 'Both feet',
        text: 'We find out which leg you have been favouring. You will say neither.',
        measure: 'Weeks one and two',
      },
      {
        name: 'One and a bit',
        text: 'The bad leg takes the weight; the good one keeps a toe down, for company.',
        measure: 'Weeks three and four',
      },
      {
        name: 'One',
        text: 'Thirty seconds, eyes open. Then with a ball. Then with Mair talking.',
        measure: 'Weeks five and six',
      },
      {
        name: 'Kerbs',
        text: 'Outside, on Severn Grove, which has some of the worst pavement in Wales.',
        measure: 'Weeks seven and eight',
      },
    ],
  },
  questions: {
    heading: 'Before you limp over',
    items: [
      {
        question: 'Do you work with my physio?',
        answer:
          'Gladly. Bring the discharge letter or their name, and Mair will ring. She does not treat injuries; she starts where treatment stops.',
      },
      {
        question: 'It still hurts.',
        answer:
          'Then it may still be the physio’s. Come for the free visit and Mair will say so if it is. She sends home about one in ten.',
      },
      {
        question: 'What about concussion?',
        answer: 'With a letter from whoever is looking after it, yes. Short sessions, low light, one to one.',
      },
    ],
  },
} satisfies { hero: Opening; weeks: HangingStepsProps; questions: FaqDetailsProps };

export const afterABaby = {
  hero: {
    lines: ['After', 'a baby'],
    lead: 'For nine months the weight was in front; now it is on one hip and screaming. From six weeks after, or ten after a section, with your check done.',
    drawing:
      'A woman stands on one leg on a swing; a baby, perfectly calm, hangs in a sling at the other end',
  },
  what: {
    heading: 'What comes back',
    lead: 'In its own order. We only hold the coats.',
    arms: [
      {
        name: 'The floor of you',
        text: 'Mair works beside Bethan Rees, a pelvic health physio, who sees everybody once before they jump. Nobody has to jump.',
      },
      {
        name: 'Both sides',
        text: 'You have carried on the left since April. We notice. We give you a sandbag and the other hip.',
      },
      {
        name: 'The middle',
        text: 'Breathing first, lifting later. There is no flattening here, of anything.',
      },
    ],
  },
  questions: {
    heading: 'Asked over the pram',
    items: [
      {
        question: 'Can the baby come?',
        answer: 'Thursdays at eleven, yes: that’s what the mat is for. Crying is allowed, for all ages.',
      },
      { question: 'I had her four years ago.', answer: 'That is still after. Come.' },
      { question: 'Can I feed in class?', answer: 'Of course. It’s also quite a good balance exercise.' },
    ],
  },
} satisfies { hero: Opening; what: ArmListProps; questions: FaqDetailsProps };

export const deskPeople = {
  hero: {
    lines: ['Desk', 'people'],
    lead: 'You have spent eight hours as a chair. Come as you are, in office clothes, at a quarter to six; go home an inch taller. Most of it stays.',
    drawing: 'A man in a tie stands on one leg on a swing; an office chair hangs at the other end',
  },
  hours: {
    heading: 'What a chair takes',
    arms: [
      {
        name: 'From the neck: turning',
        text: 'When did you last look behind you without moving your feet? We’ll wait.',
      },
      {
        name: 'From the hips: straightening',
        text: 'They stop at ninety degrees, like the chair. Five minutes against a door frame, and they remember.',
      },
      {
        name: 'From the ankles: everything',
        text: 'They have had nothing to do since breakfast. They are thrilled to be asked.',
      },
    ],
  },
  office: {
    heading: 'We come to offices, too',
    lead: 'Twelve people, forty minutes, a room with the table pushed back. £140 within the city, tie on or off.',
    steps: [
      { name: 'Push back', text: 'Somebody moves the table. Somebody else finds what was under it.' },
      { name: 'Stand', text: 'Everybody on one leg. The managing director lasts longest, or says so.' },
      { name: 'Stay', text: 'A card for each desk with one thing to do while the kettle boils.' },
    ],
  },
} satisfies { hero: Opening; hours: ArmListProps; office: HangingStepsProps };

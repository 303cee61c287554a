import type { LapPlanProps } from '../sections/LapPlan/index.ts';
import type { LeadQuotesProps } from '@awning/ui/sections/LeadQuotes';

export const hero = {
  heading: 'Run for the bus. Keep going.',
  lead: 'Twelve weeks on the track in Wallsend, from never running for anything to your first ten kilometres. Coached by the woman who used to drive the bus.',
  picture:
    'Seen from above in the early morning: four runners in lanes five to eight, each with a long shadow that shows the stride',
};

export const plan = {
  heading: 'Twelve weeks, by the lap',
  lead: 'Ten kilometres is twenty-two laps of lane eight. This is how far you go each week before you may walk. It’s a plan, not a promise: repeat any week you like.',
  unit: 'Week',
  stages: [
    {
      name: 'A quarter lap',
      text: 'Jog to the bend, walk to the next one. Eight goes. Nobody’s looking; they’re out of breath too.',
    },
    { name: 'Half a lap', text: 'Same again with the bend in. Slower than you think. Slower than that.' },
    { name: 'One lap', text: 'All the way round. You’ll ring somebody.' },
    { name: 'Two laps', text: 'Twice, with a wander between. Sunday’s for the sofa, and it counts.' },
    { name: 'Three laps', text: 'You can still say a whole sentence. I’ll ask you for one.' },
    { name: 'Four laps', text: 'The week everybody wants to pack it in. Come and say so in person.' },
    { name: 'Six laps', text: 'First time out of the gate: down to the river and back.' },
    { name: 'Eight laps', text: 'Your legs have stopped arguing. Your head’s still at it.' },
    { name: 'Eleven laps', text: 'Five kilometres. Halfway, and there’s flapjack.' },
    { name: 'Fourteen laps', text: 'A minute’s walk every two laps, on purpose, because it’s quicker.' },
    { name: 'Eighteen laps', text: 'The last long one. After it: feet up, doctor’s orders. Mine.' },
    { name: 'Twenty-two laps', text: 'Ten kilometres. Same number as my old bus, and you don’t get off.' },
  ],
} satisfies LapPlanProps;

export const denise = {
  heading: 'Nineteen years in the mirror',
  paragraphs: [
    'I’m Denise Rutter. I drove the 22 between Wallsend and town, and I watched people run for it. Lovely, most of them, for about forty metres.',
    'In 2013 the doctor told me to sit down less, which is a lot to ask of a bus driver. I did one lap here in my work shoes and it took six minutes. I came back on the Thursday.',
    'Now I’ve a coaching licence, a whistle I don’t blow, and the outside lane. On a track the outside lane is for going slowly. So it’s ours.',
  ],
  facts: ['Coach in Running Fitness', 'First aid', 'DBS checked', 'Bus licence, still valid'],
  portrait: 'Denise from above, on the grass: grey bob, yellow jacket, a flask, and a long shadow that waves',
};

export const said = {
  heading: 'Said on the cool-down',
  items: [
    {
      quote: 'I caught it. I was so pleased I got off a stop early and ran that.',
      author: 'Farah',
      context: 'the 08:12, week seven',
    },
    {
      quote: 'She said slow and she meant it. A pram went past me in April. By June I’d passed the pram.',
      author: 'Bethan',
      context: 'twelve weeks, twice',
    },
    {
      quote:
        'I’m fifty-eight and I came last at the Tynemouth ten K. They’d kept the tea urn on. Best day of the year.',
      author: 'Colin',
      context: 'week twelve and counting',
    },
  ],
} satisfies LeadQuotesProps;

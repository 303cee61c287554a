import type { HangingStepsProps } from './HangingSteps.tsx';

export const kiteShop = {
  heading: 'How to let go',
  lead: 'Four steps. The dog is not one of them.',
  steps: [
    { name: 'Back to the wind', text: 'If your hat comes past you, turn round.' },
    { name: 'Arms up', text: 'As high as they go. Somebody taller is better.', measure: 'One breath' },
    { name: 'Walk, don’t run', text: 'Running is for dogs and for too little wind.', measure: 'Ten paces' },
    { name: 'Let go', text: 'Of the kite, not of the line.' },
  ],
  note: 'Not near wires, however well they hang.',
  action: { label: 'See the kites', href: '#kites' },
} satisfies HangingStepsProps;

export const montage = {
  heading: 'Aufhängungsmontageanleitung',
  steps: [
    {
      name: 'Deckenbefestigungsbohrung',
      text: 'Schlagbohrmaschinentiefenanschlag einstellen.',
      measure: 'Fünfundzwanzigmillimeterbohrtiefe',
    },
  ],
  action: { label: 'Ersatzteilbestellformular', href: '#teile' },
} satisfies HangingStepsProps;

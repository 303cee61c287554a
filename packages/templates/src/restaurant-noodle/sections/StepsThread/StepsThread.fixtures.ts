import type { StepsThreadProps } from './StepsThread.tsx';

export const woolShop = {
  heading: 'A hat by Sunday',
  lead: 'Four evenings. Nobody has ever needed five.',
  steps: [
    { name: 'Cast on', text: 'Ninety-six stitches. Count them again.' },
    { name: 'Go round', text: 'And round. This is the long one; put the radio on.' },
    { name: 'Draw it in', text: 'Two together, until you run out.' },
    { name: 'Darn the end', text: 'Inside, where only your head will know.' },
  ],
} satisfies StepsThreadProps;

export const weberei = {
  heading: 'Schritt für Schritt zur Wandbehangherstellung',
  steps: [
    { name: 'Kettfadenspannungseinstellung', text: 'Gleichmäßigkeitsprüfung nicht vergessen.' },
    { name: 'Schussfadeneintragsverfahren', text: 'Hin und her.' },
    { name: 'Abnehmen', text: 'Abschlussknotenreihenfolge beachten.' },
  ],
} satisfies StepsThreadProps;

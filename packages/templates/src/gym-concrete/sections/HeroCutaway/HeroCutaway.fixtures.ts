import type { HeroCutawayProps } from './HeroCutaway.tsx';

export const warehouse = {
  heading: 'Sit on *four floors*',
  plate: 'Mind the stairs',
  lead: 'Second-hand chairs in a corn mill in Sowerby Bridge: mended at the top, sold on the way down.',
  actions: [
    { label: 'See the chairs', href: '/chairs' },
    { label: 'Sell us one', href: '/sell' },
  ],
} satisfies HeroCutawayProps;

export const moebelhaus = {
  heading: 'Esszimmerstuhlausstellung',
  plate: 'Durchfahrtshöhenbegrenzung 2,10 m',
  lead: 'Möbelrestaurierungswerkstätten mit Lieferantenanlieferungszone im Untergeschoss.',
  actions: [{ label: 'Besichtigungsterminvereinbarung', href: '/termin' }],
} satisfies HeroCutawayProps;

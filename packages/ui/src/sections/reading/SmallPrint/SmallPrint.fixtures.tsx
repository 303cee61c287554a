import type { SmallPrintProps } from './SmallPrint.tsx';

export const labels = { contents: 'On this page', date: 'In force since' };

export const boats = {
  heading: 'Hiring a boat',
  lead: 'Bring it back dry on the inside, and we are friends.',
  date: { text: '2 March 2026', dateTime: '2026-03-02' },
  items: [
    {
      id: 'deposit',
      heading: 'The deposit',
      children: (
        <>
          <p>You leave a deposit with the ferryman and get it back with the oars.</p>
          <ul>
            <li>A rowing boat: what is written on its stern.</li>
            <li>A canoe: the same, and a shoe.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'weather',
      heading: 'The weather',
      children: <p>When the flag is down nobody goes out. What you have paid is paid back.</p>,
    },
    {
      id: 'questions',
      heading: 'Whom to ask',
      children: (
        <p>
          Ring the bell, or write to <a href="mailto:ferry@example.com">ferry@example.com</a>.
        </p>
      ),
    },
  ],
  labels,
} satisfies SmallPrintProps;

export const boote = {
  heading: 'Datenschutzerklärungsergänzungen',
  lead: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz: was daraus für Sie folgt.',
  date: { text: 'Donnerstag, 12. Februar 2026', dateTime: '2026-02-12' },
  items: ['Grundstücksverkehrsgenehmigungszuständigkeit', 'Aufbewahrungspflichten', 'Ansprechpartner'].map(
    (heading) => ({
      id: heading.toLowerCase(),
      heading,
      children: <p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen bleiben davon unberührt.</p>,
    }),
  ),
  labels: { contents: 'Inhaltsverzeichnis', date: 'Letzte Aktualisierung am' },
} satisfies SmallPrintProps;

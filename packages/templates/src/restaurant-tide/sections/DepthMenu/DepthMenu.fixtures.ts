import type { DepthMenuProps } from './DepthMenu.tsx';

export const cellar = {
  heading: 'The second cellar',
  lead: 'Twelve metres under the High Street, where it has been eleven degrees since 1740.',
  items: [
    {
      name: 'Perry, the long one',
      text: 'Four years on its lees. Pears nobody would eat.',
      price: '£14',
      state: 'landed',
      note: 'Came up on Tuesday',
    },
    { name: 'Single-tree cider', state: 'missing', note: 'The tree is sulking. Ask in May.' },
    { name: 'Ice cider', text: 'By the thimble.', price: '£6' },
  ],
  labels: { landed: 'Up', missing: 'Not up' },
  terms: 'Bring your own basket: the stairs are steep.',
} satisfies DepthMenuProps;

export const bergwerk = {
  heading: 'Mineralwasserabfüllungsstollen',
  items: [
    {
      name: 'Hochgebirgsquellwasserkonzentrat',
      text: 'Tiefengesteinsfiltriert und kohlensäureversetzungsfrei.',
      price: '€1.249,90',
      state: 'missing',
      note: 'Wasserstandsbedingungsabhängig',
    },
    { name: 'Stollensprudel', price: '€2,10', state: 'landed' },
  ],
  labels: { landed: 'Heraufgeholt', missing: 'Nichtheraufgeholtes' },
} satisfies DepthMenuProps;

import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  {
    slug: 'first-room',
    name: 'Cool house',
    needs: ['design.rooms.0', 'prices.groups.*.items'],
    called: 'design.rooms.0.name',
  },
  { slug: 'second-room', name: 'Temperate house', needs: ['design.rooms.1'], called: 'design.rooms.1.name' },
  { slug: 'third-room', name: 'Palm house', needs: ['design.rooms.2'], called: 'design.rooms.2.name' },
  { slug: 'fourth-room', name: 'Orchid case', needs: ['design.rooms.3'], called: 'design.rooms.3.name' },
  {
    slug: 'cut-flowers',
    name: 'Cut flowers',
    needs: ['design.cut.list.groups', 'design.cut.notes.items', 'design.cut.top.lead'],
  },
  {
    slug: 'weddings',
    name: 'Weddings',
    needs: ['design.weddings.list.groups', 'design.weddings.notes.items', 'design.weddings.top.lead'],
  },
  {
    slug: 'plant-hospital',
    name: 'Plant hospital',
    needs: [
      'design.hospital.list.groups',
      'design.hospital.notes.items',
      'design.hospital.top.lead',
      'beforeAfter.items',
    ],
  },
  { slug: 'gift-vouchers', name: 'Gift vouchers', needs: ['vouchers.items', 'design.vouchers.lead'] },
  {
    slug: 'gardeners',
    name: 'The gardeners',
    needs: ['people.items', 'news.items', 'design.history.items', 'design.gardeners.lead'],
  },
  { slug: 'questions', name: 'Questions', needs: ['questions.items'] },
  { slug: 'visit', name: 'Visit' },
] as const satisfies readonly DesignPage[];

import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'first-room', name: 'Cool house' },
  { slug: 'second-room', name: 'Temperate house' },
  { slug: 'third-room', name: 'Palm house' },
  { slug: 'fourth-room', name: 'Orchid case' },
  { slug: 'cut-flowers', name: 'Cut flowers' },
  { slug: 'weddings', name: 'Weddings' },
  { slug: 'plant-hospital', name: 'Plant hospital' },
  { slug: 'gift-vouchers', name: 'Gift vouchers' },
  { slug: 'gardeners', name: 'The gardeners' },
  { slug: 'questions', name: 'Questions' },
  { slug: 'visit', name: 'Visit' },
] as const satisfies readonly TemplatePage[];

import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'cool-house', name: 'Cool house' },
  { slug: 'temperate-house', name: 'Temperate house' },
  { slug: 'palm-house', name: 'Palm house' },
  { slug: 'orchid-case', name: 'Orchid case' },
  { slug: 'cut-flowers', name: 'Cut flowers' },
  { slug: 'weddings', name: 'Weddings' },
  { slug: 'plant-hospital', name: 'Plant hospital' },
  { slug: 'gift-vouchers', name: 'Gift vouchers' },
  { slug: 'gardeners', name: 'The gardeners' },
  { slug: 'questions', name: 'Questions' },
  { slug: 'visit', name: 'Visit' },
] as const satisfies readonly TemplatePage[];

export type Slug = (typeof pages)[number]['slug'];

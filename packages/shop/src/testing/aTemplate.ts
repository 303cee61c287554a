import type { Template } from '../template.ts';
import { tierOf } from '../tiers.ts';

/** A template of that name, size and trade, with nothing else to tell it by. */
export const aTemplate = (
  name: string,
  category: string,
  tier: Template['tier'],
  more: Partial<Template> = {},
): Template => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category,
  tier,
  price: tierOf(tier).price,
  summary: '',
  style: '',
  manner: 'bold',
  colours: [],
  image: '',
  demoUrl: '',
  createdAt: '2026-09-01',
  description: '',
  features: [],
  functions: [],
  addOns: [],
  pages: ['Home'],
  ...more,
});

import { firstCategories, landingCategories } from '@awning/shop/catalogue';
import type { Template } from '@awning/shop/template';
import { tiers } from '@awning/shop/tiers';
import { colours, manners, siteFunctions } from '@awning/shop/traits';

const trades = [...new Set([...firstCategories, ...landingCategories])];
const looks = ['Classic', 'Corner', 'Harbour', 'Linen', 'Brick', 'Copper', 'Meadow', 'Lantern', 'Café'];

/** As many templates as are asked for, no two of one name. */
export function manyTemplates(count: number): readonly Template[] {
  return Array.from({ length: count }, (_, place) => {
    const category = trades[place % trades.length] ?? '';
    const tier = tiers[place % tiers.length] ?? { id: 'basic', price: 299_00 };
    const name = `${category} ${looks[place % looks.length] ?? ''} ${place + 1}`;
    return {
      id: `template-${place + 1}`,
      name,
      category,
      tier: tier.id,
      price: tier.price + (place % 5) * 50_00,
      summary: `Painted signs for whoever is number ${place + 1}`,
      style: 'Painted signs',
      manner: manners[place % manners.length] ?? 'bold',
      colours: [colours[place % colours.length] ?? 'red'],
      image: `The site of ${name}`,
      demoUrl: `/demos/template-${place + 1}/`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (place % 300))).toISOString().slice(0, 10),
      description: 'One of very many.',
      features: [],
      functions: siteFunctions.slice(0, place % 4),
      addOns: [],
      pages: ['Home'],
    };
  });
}

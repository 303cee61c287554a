import { catalogueWords } from '@awning/content/catalogue';
import { categorySlug } from '@awning/shop/catalogue';
import { ceilingOf, priceFloors, sorts } from '@awning/shop/search';
import type { Template } from '@awning/shop/template';
import { tiers } from '@awning/shop/tiers';
import type { FilterChoices } from '@awning/ui/components/FilterBar';
import { price } from '../../format/price.ts';

const aDollar = 1_00;
const { groups, sorts: sortNames, upTo, andMore } = catalogueWords;

function rangeFrom(floor: number): string {
  const ceiling = ceilingOf(floor);
  return Number.isFinite(ceiling) ? upTo(price(floor), price(ceiling - aDollar)) : andMore(price(floor));
}

const priceChoices = priceFloors.map((floor) => ({
  label: rangeFrom(floor),
  value: String(floor / aDollar),
}));

export const sortChoices = sorts.map((value) => ({ value, label: sortNames[value] }));

/** What can be chosen, with how many of each there are. */
export function filterGroups(
  templates: readonly Template[],
  categories: readonly string[],
): readonly FilterChoices[] {
  const inCategory: Record<string, number> = {};
  const inTier: Record<string, number> = {};
  for (const { category, tier } of templates) {
    inCategory[category] = (inCategory[category] ?? 0) + 1;
    inTier[tier] = (inTier[tier] ?? 0) + 1;
  }

  return [
    {
      name: 'category',
      legend: groups.category,
      options: categories.map((label) => ({
        label,
        value: categorySlug(label),
        count: String(inCategory[label] ?? 0),
      })),
    },
    {
      name: 'tier',
      legend: groups.tier,
      options: tiers.map(({ id, name }) => ({ label: name, value: id, count: String(inTier[id] ?? 0) })),
    },
    { name: 'price', legend: groups.price, options: priceChoices },
  ];
}

import { catalogueWords } from '@awning/content/catalogue';
import { shared } from '@awning/content/shared';
import { categorySlug } from '@awning/shop/catalogue';
import { ceilingOf, priceFloors, sorts } from '@awning/shop/search';
import type { Template } from '@awning/shop/template';
import { tiers } from '@awning/shop/tiers';
import { colours, manners, siteFunctions } from '@awning/shop/traits';
import type { FilterChoices } from '@awning/ui/components/FilterBar';
import { price } from '../../format/price.ts';

const aDollar = 1_00;
/** How many of a long group are in sight before it is unfolded. */
const few = 4;
const { groups, more, sorts: sortNames, upTo, andMore } = catalogueWords;

function rangeFrom(floor: number): string {
  const ceiling = ceilingOf(floor);
  return Number.isFinite(ceiling) ? upTo(price(floor), price(ceiling - aDollar)) : andMore(price(floor));
}

export const sortChoices = sorts.map((value) => ({ value, label: sortNames[value] }));

/** What can be chosen, with how many of each there are. `saved` are ids of saved templates, as an address has them. */
export function filterGroups(
  templates: readonly Template[],
  categories: readonly string[],
  saved?: string,
): readonly FilterChoices[] {
  const tally = new Map<string, number>();
  const add = (group: string, value: string) =>
    tally.set(`${group} ${value}`, (tally.get(`${group} ${value}`) ?? 0) + 1);
  for (const { category, tier, price: minor, functions, manner, colours: templateColours } of templates) {
    add('category', category);
    add('tier', tier);
    add('price', String(priceFloors.findLast((floor) => floor <= minor)));
    for (const one of functions) add('function', one);
    add('style', manner);
    for (const one of templateColours) add('colour', one);
  }
  const count = (group: string, value: string) =>
    String(tally.get(`${group} ${value}`) ?? catalogueWords.none);
  const options = <Value extends string>(
    group: string,
    values: readonly Value[],
    names: Record<Value, string>,
  ) => values.map((value) => ({ label: names[value], value, count: count(group, value) }));

  const onlySaved = saved !== undefined && {
    name: 'saved',
    legend: groups.saved,
    options: [
      {
        label: catalogueWords.onlySaved,
        value: saved,
        count: String(saved.split(',').filter(Boolean).length),
      },
    ],
  };

  return [
    {
      name: 'category',
      legend: groups.category,
      options: categories.map((label) => ({
        label,
        value: categorySlug(label),
        count: count('category', label),
      })),
    },
    {
      name: 'tier',
      legend: groups.tier,
      options: tiers.map(({ id, name }) => ({ label: name, value: id, count: count('tier', id) })),
    },
    {
      name: 'price',
      legend: groups.price,
      options: priceFloors.map((floor) => ({
        label: rangeFrom(floor),
        value: String(floor / aDollar),
        count: count('price', String(floor)),
      })),
    },
    {
      name: 'function',
      legend: groups.function,
      options: options('function', siteFunctions, shared.functions),
      fold: { after: few, label: more.function },
    },
    { name: 'style', legend: groups.style, options: options('style', manners, catalogueWords.manners) },
    {
      name: 'colour',
      legend: groups.colour,
      options: options('colour', colours, catalogueWords.colours),
      fold: { after: few, label: more.colour },
    },
    // Last: it comes and goes with what is saved, and moves none of the others.
    ...(onlySaved ? [onlySaved] : []),
  ];
}

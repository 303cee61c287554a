import { headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { AllergenChart } from '../sections/AllergenChart/AllergenChart.tsx';
import { book, Closing, Rounds, Top } from './parts.tsx';

/** The allergens, dish by dish. */
export function Allergies(site: Site) {
  const { content, labels } = site;
  const { prices, design } = content;
  const dishes = (prices?.groups ?? []).flatMap(({ items }) => items).filter(({ allergens }) => allergens);
  const names = labels.asks.eating.allergens;
  const told = [...new Set(dishes.flatMap(({ allergens = [] }) => allergens))];
  const words = design?.allergies;
  return (
    <>
      {dishes.length > 0 && told.length > 0 ? (
        <AllergenChart
          level={1}
          {...headed(words, labels.pages.allergies)}
          caption={words?.caption ?? labels.pages.tonight}
          allergens={told.map((allergen) => names[allergen])}
          dishes={dishes.map(({ name, allergens = [] }) => ({
            name,
            contains: allergens.map((allergen) => names[allergen]),
          }))}
          {...(words?.note && { note: words.note })}
          labels={{ dish: labels.dish, contains: labels.contains, free: labels.containsNot }}
        />
      ) : (
        <Top site={site} words={words} heading={labels.pages.allergies} actions={[book(site)]} />
      )}
      <Rounds site={site} points={design?.yours} heading={labels.yours} />
      <Closing {...site} />
    </>
  );
}

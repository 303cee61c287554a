/** The diets a guest may keep to. */
export const diets = ['vegetarian', 'vegan', 'glutenFree', 'dairyFree', 'halal', 'kosher'] as const;

export type Diet = (typeof diets)[number];

/**
 * The fourteen that must be told wherever food is sold in the European Union and, retained, in the United Kingdom:
 * Annex II of Regulation (EU) No 1169/2011, in its order. `gluten` stands for cereals that contain it, `nuts` for those
 * from trees, `sulphites` for sulphur dioxide and sulphites above 10 mg in a kilogram or litre.
 */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

export type Allergen = (typeof allergens)[number];

/** The ids that can be ticked: no diet has an allergen's id. */
export const filters = [...diets, ...allergens] as const;

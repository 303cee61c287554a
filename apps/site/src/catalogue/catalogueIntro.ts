import { catalogueWords } from '@awning/content/catalogue';
import { catalogue } from '@awning/templates/catalogue';

/** The words over a shelf: of one trade, filled or empty, or of all. */
export function catalogueIntro(category: string | undefined) {
  if (category === undefined) return catalogueWords.everything;
  const isFilled = catalogue.some((template) => template.category === category);
  const { lead, description } = isFilled ? catalogueWords.category : catalogueWords.emptyCategory;
  return { title: category, heading: category, lead, description };
}

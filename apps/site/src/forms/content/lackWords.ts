import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Workshop } from '@awning/contract/sites/workshop';
import { faultWords } from '@awning/templates/faultWords';
import { stepOf } from '@awning/templates/steps';
import { titleAt, type FieldSchema } from './fieldSchema.ts';

const { handIn: words, steps } = workshopWords;

/** What to do about something that a website lacks, in a sentence. */
export function lackWords({ path, message }: Workshop['missing'][number], schema: FieldSchema): string {
  const title = titleAt(schema, path);
  switch (message) {
    case faultWords.blank:
      return words.asks[path] ?? words.fillIn(title, steps[stepOf(path)].label);
    case faultWords.noWay:
      return words.reach;
    case faultWords.noPicture:
    case faultWords.noDrawing:
      return words.choose(title);
    default:
      return words.mend(title, message);
  }
}

import { workshopWords } from '@awning/content/orders/workshopWords';
import { useScripted } from '@awning/ui/components/FormContext';
import { Picture } from '@awning/ui/primitives';
import { use } from 'react';
import { FieldsContext } from './FieldsContext.ts';

/** The id of the list of a design’s drawings that all fields of a step share. */
export const drawingNamesId = 'drawing-names';

/** The choice of drawings until the script has loaded: their names in a list, and a picture of each. */
export function DrawingNames() {
  const offered = use(FieldsContext).drawings.filter((drawing) => drawing.offered !== false);
  if (useScripted() || offered.length === 0) return null;
  return (
    <>
      <datalist id={drawingNamesId}>
        {offered.map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
      <details>
        <summary>{workshopWords.picture.allDrawings}</summary>
        <ul>
          {offered.map(({ value, picture }) => (
            <li key={value}>
              <Picture {...picture} sizes="10rem" /> {value}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

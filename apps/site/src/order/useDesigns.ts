import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Workshop } from '@awning/contract/sites/workshop';
import { urls } from '@awning/contract/urls';
import type { PictureProps } from '@awning/ui/primitives';
import { useState, useSyncExternalStore } from 'react';
import { generatePath } from 'react-router-dom';
import { apiAddress } from '../api/apiPaths.ts';
import { price } from '../format/price.ts';
import { useSubmission } from '../forms/useSubmission.ts';
import { notify } from '../state/notifications.ts';
import type { Cards, LoadedWorkshop } from './loadWorkshop.ts';

const { design: words } = workshopWords;
const never = () => () => undefined;

/** Stands in for the picture of a design that was never photographed: nothing, in the form of a picture. */
const blank: PictureProps = { src: 'data:,', width: 1200, height: 900, alt: '' };

/** The designs of the same price, each with its picture. */
const choicesOf = ({ designs, templateId }: Workshop, cards: Cards) =>
  designs.map(({ id, name, category, ordered }) => ({
    value: id,
    label: name,
    note: id === templateId ? words.yours : ordered ? words.ordered : category,
    picture: cards[id] ?? blank,
  }));

/** The dearer designs, each with the difference to pay. */
const dearerOf = ({ dearer }: Workshop, cards: Cards) =>
  dearer.map(({ id, name, category, difference }) => ({
    value: id,
    label: name,
    note: words.dearer.costs(category, price(difference)),
    picture: cards[id] ?? blank,
  }));

/** Tries other designs of the same price, and chooses one. */
export function useDesigns({
  token,
  workshop,
  refusedDifference,
  cards,
  save,
  onTaken,
}: {
  token: string;
  workshop: Workshop;
  refusedDifference: NonNullable<LoadedWorkshop['site']>['refusedDifference'];
  cards: Cards;
  /** Saves at once what is not saved yet, and returns the version. */
  save: () => Promise<number>;
  /** Called with the website's state in the chosen design. */
  onTaken: (site: NonNullable<LoadedWorkshop['site']>) => void;
}) {
  const [tried, setTried] = useState(workshop.templateId);
  const [dearerProblems] = useState(
    () =>
      refusedDifference &&
      (refusedDifference.fields ? { fields: refusedDifference.fields } : { form: refusedDifference.message }),
  );
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { status, problems, onSubmit } = useSubmission<FormData, NonNullable<LoadedWorkshop['site']>>({
    load: async () => {
      const { takeDesign } = await import('./state/workshop.ts');
      return async (values) => {
        const templateId = values.get('templateId');
        const version = await save();
        return takeDesign(token, { templateId: typeof templateId === 'string' ? templateId : '', version });
      };
    },
    sentence: words.failed,
    onAnswer: (site) => {
      const { designs, templateId } = site.workshop;
      notify('success', words.taken(designs.find(({ id }) => id === templateId)?.name ?? templateId));
      onTaken(site);
    },
  });
  return {
    tried,
    panel: {
      designs: choicesOf(workshop, cards),
      published: workshop.stage === 'live',
      offered: workshop.stage === 'approving',
      formAction: apiAddress(generatePath(urls.workshopDesign, { token })),
      status: status === 'submitting' ? ('submitting' as const) : ('idle' as const),
      problems,
      onTry: hasScript ? setTried : undefined,
      onSubmit,
      dearer: {
        designs: dearerOf(workshop, cards),
        formAction: apiAddress(generatePath(urls.payDifference, { token })),
        problems: dearerProblems,
      },
    },
  };
}

import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Order } from '@awning/contract/orders';
import type { Workshop } from '@awning/contract/sites/workshop';
import { urls } from '@awning/contract/urls';
import { useState, useSyncExternalStore } from 'react';
import { generatePath } from 'react-router-dom';
import { apiAddress } from '../api/apiPaths.ts';
import { useSubmission } from '../forms/useSubmission.ts';
import { listedTemplates } from '../goods/listedTemplates.ts';
import { notify } from '../state/notifications.ts';
import type { LoadedWorkshop } from './loadWorkshop.ts';

const { design: words } = workshopWords;
const never = () => () => undefined;

/** The designs of the price that was paid: the one that is worn, then those of the trade that was bought, then the others. */
function designsFor({ templateId, total, addOns }: Order, worn: string) {
  const paid = total - addOns.reduce((sum, { price }) => sum + price, 0);
  const trade = listedTemplates.find(({ template }) => template.id === templateId)?.template.category;
  const rank = (id: string, category: string) => (id === worn ? 0 : category === trade ? 1 : 2);
  return listedTemplates
    .filter(({ template: { id, price } }) => id === worn || id === templateId || price === paid)
    .toSorted(
      ({ template: one }, { template: other }) => rank(one.id, one.category) - rank(other.id, other.category),
    )
    .map(({ template: { id, name, category }, picture }) => ({
      value: id,
      label: name,
      note: id === worn ? words.yours : id === templateId ? words.ordered : category,
      picture: { ...picture, alt: '' },
    }));
}

/** Tries other designs of the same price, and takes one. */
export function useDesigns({
  token,
  order,
  workshop,
  save,
  onTaken,
}: {
  token: string;
  order: Order;
  workshop: Workshop;
  /** Saves at once what is not saved yet, and says which version that is. */
  save: () => Promise<number>;
  /** Hears how the website stands in the design that was taken. */
  onTaken: (site: NonNullable<LoadedWorkshop['site']>) => void;
}) {
  const [tried, setTried] = useState(workshop.templateId);
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
      const name = listedTemplates.find(({ template }) => template.id === site.workshop.templateId);
      notify('success', words.taken(name?.template.name ?? site.workshop.templateId));
      onTaken(site);
    },
  });
  return {
    tried,
    panel: {
      designs: designsFor(order, workshop.templateId),
      published: workshop.stage === 'live',
      offered: workshop.stage === 'approving',
      formAction: apiAddress(generatePath(urls.workshopDesign, { token })),
      status: status === 'submitting' ? ('submitting' as const) : ('idle' as const),
      problems,
      onTry: hasScript ? setTried : undefined,
      onSubmit,
    },
  };
}

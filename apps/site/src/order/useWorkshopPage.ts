import { urls } from '@awning/contract/urls';
import { stepIds, stepOf, type StepId } from '@awning/templates/steps';
import { useMemo, useState } from 'react';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import { apiAddress } from '../api/apiPaths.ts';
import { withChanges } from '../forms/content/changes.ts';
import { schemaAt, type FieldSchema } from '../forms/content/fieldSchema.ts';
import { paths } from '../paths.ts';
import { shownFiles } from '../preview/shownFiles.ts';
import { pageOfStep } from '../preview/pageOfStep.ts';
import { usePreview } from '../preview/usePreview.ts';
import { notify } from '../state/notifications.ts';
import type { Cards, LoadedWorkshop } from './loadWorkshop.ts';
import { useDesigns } from './useDesigns.ts';
import { useDraft } from './useDraft.ts';
import { usePictures } from './usePictures.ts';

const takesFront = (schema: FieldSchema) => schemaAt(schema, 'opening.picture') !== undefined;

/** The data and the actions of the page of a step of the workshop. */
export function useWorkshopPage(
  token: string,
  step: StepId,
  { site: loaded, cards }: { site: NonNullable<LoadedWorkshop['site']>; cards: Cards },
) {
  const [site, setSite] = useState(loaded);
  const { workshop, form, refused } = site;
  const { search } = useLocation();
  const navigate = useNavigate();
  const { draft, store } = useDraft(token, workshop, refused);
  const pictures = usePictures(token, workshop.pictures, step === 'pictures');
  const { triedFront, ...panel } = pictures;
  const offered = takesFront(form.schema) ? triedFront?.offered(pictures.pictures, draft.content) : undefined;
  const files = useMemo(() => shownFiles(token, pictures.pictures), [token, pictures.pictures]);
  const designs = useDesigns({
    token,
    workshop,
    refusedDifference: site.refusedDifference,
    cards,
    save: async () => {
      await store.flush();
      return store.read().base.version;
    },
    onTaken: setSite,
  });
  const [sought, setSought] = useState<string>();
  const preview = usePreview({
    templateId: designs.tried,
    content: draft.content,
    options: draft.options,
    files,
    telling: { step, stepOf, pageOf: pageOfStep },
    onPress: (path) => {
      setSought(path);
      const there = stepOf(path);
      if (there !== step) void navigate(paths.workshop.to({ token, step: there }));
    },
  });
  const next = stepIds[stepIds.indexOf(step) + 1];
  const pictureForm = apiAddress(generatePath(urls.workshopPictureForm, { token }));

  return {
    preview,
    design: { ...designs.panel, version: draft.base.version },
    token,
    step,
    form,
    draft,
    waiting: store.waiting(),
    // It cannot be found until its step is open.
    sought: sought !== undefined && stepOf(sought) === step ? sought : undefined,
    onFound: () => setSought(undefined),
    pictures: {
      ...panel,
      formAction: pictureForm,
      front: triedFront &&
        offered && {
          id: offered.id,
          words: triedFront.words.front,
          onUse: (alt: string) => {
            store.type(withChanges(draft.content, [triedFront.asFront(draft.content, offered.file, alt)]));
            notify('success', triedFront.words.front.used);
          },
        },
    },
    formAction: apiAddress(generatePath(urls.workshopStep, { token, step })),
    // The response to a button that added the row without script.
    added: new URLSearchParams(search).get('add') ?? undefined,
    onType: store.type,
    onChoose: store.choose,
    onKeep: () => void store.keepMine(),
    onTake: () => void store.takeTheirs(),
    onNext: () => {
      void store.flush();
      void navigate(next ? paths.workshop.to({ token, step: next }) : paths.order.to({ token }));
    },
  };
}

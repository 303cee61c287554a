import { tryWords as words } from '@awning/content/orders/tryWords';
import type { Tried } from '@awning/contract/sites/tried';
import { wearDetails } from '@awning/templates/details';
import type { Sample } from '@awning/templates/samples';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkoutPath } from '../paths.ts';
import { usePreview } from '../preview/usePreview.ts';
import { looksOf, readTried } from '../tried/readTried.ts';
import type { KeptFront } from '../tried/state/keptFront.ts';
import { keepTried, recallTried } from '../tried/state/keptTried.ts';
import { loadSample } from './loadSample.ts';

/** A visitor's trial of a design, letter by letter, and the sample with its values once that has loaded. */
export function useTry(templateId: string, first: Tried) {
  const navigate = useNavigate();
  const [tried, setTried] = useState(first);
  /** The values of the fields when they were drawn. */
  const [drawn, setDrawn] = useState({ templateId, fields: first });
  if (drawn.templateId !== templateId) setDrawn({ templateId, fields: first });

  return {
    tried,
    saysWho: saysWho(tried),
    fields: drawn.templateId === templateId ? drawn.fields : first,
    ...useSample(templateId),
    onValues: (form: FormData, occasion: 'read' | 'changed') => {
      const now = readTried(form);
      const kept = recallTried();
      // The page was rendered for all visitors. The values of this visitor's last trial go into its fields, unless they
      // typed already.
      if (occasion === 'read' && !saysWho(now) && saysWho(kept)) {
        setDrawn({ templateId, fields: kept });
        setTried(kept);
        return;
      }
      keepTried(now);
      setTried(now);
    },
    onAnother: (href: string) => void navigate(href),
    onOrder: () => void navigate(checkoutPath(templateId)),
  };
}

/** The sample of a template, once it has loaded, and a way to retry. */
export function useSample(templateId: string) {
  const [come, setCome] = useState<{ templateId: string; sample: Sample | undefined }>();
  useEffect(() => {
    let gone = false;
    void loadSample(templateId).then((sample) => {
      if (!gone) setCome({ templateId, sample });
    });
    return () => {
      gone = true;
    };
  }, [templateId]);

  return {
    // The sample of the template before does not apply to this one.
    sample: come?.templateId === templateId ? (come.sample ?? ('broken' as const)) : undefined,
    onRetry: () => {
      setCome(undefined);
      void loadSample(templateId).then((sample) => setCome({ templateId, sample }));
    },
  };
}

const saysWho = ({ name, line, telephone, town }: Tried) => Boolean(name ?? line ?? telephone ?? town);

/** A sample with the trial's values, in a frame. */
export function useTriedPreview(
  templateId: string,
  { content, files: samples, takesFront }: Sample,
  tried: Tried,
  front?: KeptFront,
) {
  const { name, line, telephone, town, palette, typefaces, pictures } = tried;
  const personalised = useMemo(
    () =>
      wearDetails(content, {
        name,
        line,
        telephone,
        town,
        front: front && takesFront ? { file: front.file.name, alt: words.front.alt } : undefined,
      }),
    [content, name, line, telephone, town, front, takesFront],
  );
  const files = useMemo(
    () => (front ? { ...samples, [front.file.name]: front.shown } : samples),
    [samples, front],
  );
  const options = useMemo(() => looksOf({ palette, typefaces, pictures }), [palette, typefaces, pictures]);
  return usePreview({ templateId, content: personalised, options, files });
}

import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Workshop } from '@awning/contract/sites/workshop';
import type { SiteStage } from '@awning/contract/sites/orderSite';
import { workshopDomainUrls } from '@awning/contract/sites/workshopDomainUrls';
import { urls } from '@awning/contract/urls';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { generatePath, useLocation, useRevalidator } from 'react-router-dom';
import { apiAddress } from '../api/apiPaths.ts';
import { copyText } from '../browser/copyText.ts';
import { fetchChunk } from '../hydration/chunks.ts';
import { notify } from '../state/notifications.ts';
import { useSubmission, type Send } from '../forms/useSubmission.ts';
import type { LoadedWorkshop } from './loadWorkshop.ts';
import type { CorrectionAnswer } from './OrderWorkshop/Corrections.tsx';
import { stuckWords } from './stuck.ts';
import { useReleases } from './useReleases.ts';

const load = () => import('./state/workshop.ts');

const lineOf = (values: FormData, name: string) => {
  const text = values.get(name);
  return typeof text === 'string' ? text : '';
};

/** A form's answer to a correction, or to all of them. */
const answerIn = (values: FormData): CorrectionAnswer => ({
  answer: lineOf(values, 'answer') === 'take' ? 'take' : 'leave',
  path: lineOf(values, 'path') || undefined,
});

const textOf = (values: FormData) => lineOf(values, 'text');

async function copy(value: string) {
  const { copied, notCopied } = workshopWords.domain;
  if (await copyText(value)) notify('success', copied);
  else notify('error', notCopied);
}

const never = () => () => undefined;

const useSending = <Values>(
  onAnswer: (answer: Workshop) => Promise<void>,
  action: () => Promise<Send<Values, Workshop>>,
) => useSubmission<Values, Workshop>({ load: action, sentence: workshopWords.talk.failed, onAnswer });

/** A buyer's actions for the website on the page of their order: handing in, approving, writing to the shop. */
export function useOrderWorkshop(
  token: string,
  loaded: LoadedWorkshop['site'],
  stage: SiteStage | undefined,
) {
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  const [news, setNews] = useState<{ token: string; workshop: Workshop }>();
  const workshop = news?.token === token ? news.workshop : loaded?.workshop;

  // The order's status has changed by now, too.
  const onAnswer = async (answer: Workshop) => {
    setNews({ token, workshop: answer });
    await revalidate();
  };

  // The shop has done its part while the page was open: the website is loaded again.
  const isBehind = workshop !== undefined && stage !== undefined && stage !== workshop.stage;
  useEffect(() => {
    if (!isBehind) return undefined;
    let left = false;
    void fetchChunk(load)
      .then(({ fetchWorkshop }) => fetchWorkshop(token))
      .then(({ answer }) => {
        if (answer && !left) setNews({ token, workshop: answer });
        // Without updates the page stays as it was loaded.
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [token, isBehind]);

  const releases = useReleases(token, onAnswer);
  const handIn = useSending<void>(onAnswer, async () => {
    const { handIn: send, fetchWorkshop } = await load();
    return async () => {
      const outcome = await send(token, workshop?.version ?? 1);
      // Saved elsewhere meanwhile: the new version is shown, so that it can be reviewed and handed in.
      const newest = outcome.failure?.error === 'newer-version' ? await fetchWorkshop(token) : undefined;
      if (newest?.answer) setNews({ token, workshop: newest.answer });
      return outcome;
    };
  });
  const approve = useSending<FormData>(onAnswer, async () => {
    const { approve: send } = await load();
    return () => send(token, workshop?.offered?.id ?? '');
  });
  const change = useSending<FormData>(onAnswer, async () => {
    const { sendMessage } = await load();
    return (values) => sendMessage(token, { text: textOf(values), asksChange: true });
  });
  const anew = useSending<FormData>(onAnswer, async () => {
    const { sendMessage } = await load();
    return (values) => sendMessage(token, { text: textOf(values) });
  });
  const [asked, setAsked] = useState<CorrectionAnswer>();
  const corrections = useSending<FormData>(onAnswer, async () => {
    const { answerSuggestion, fetchWorkshop } = await load();
    return async (values) => {
      const outcome = await answerSuggestion(token, {
        suggestion: lineOf(values, 'suggestion'),
        ...answerIn(values),
      });
      // Changed or answered elsewhere meanwhile: the present state is shown.
      const newest = outcome.failure ? await fetchWorkshop(token) : undefined;
      if (newest?.answer) setNews({ token, workshop: newest.answer });
      return outcome;
    };
  });
  const message = useSending<FormData>(onAnswer, async () => {
    const { sendMessage } = await load();
    return (values) => sendMessage(token, { text: textOf(values) });
  });

  const setDomain = useSending<FormData>(onAnswer, async () => {
    const { setDomain: send } = await load();
    return (values) => send(token, lineOf(values, 'domain'));
  });
  const checkDomain = useSending<void>(onAnswer, async () => {
    const { checkDomain: send } = await load();
    return () => send(token);
  });
  const removeDomain = useSending<void>(onAnswer, async () => {
    const { removeDomain: send } = await load();
    return () => send(token);
  });
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const posted = <Sent extends { status: 'idle' | 'submitting' | 'success' }>(url: string, sent: Sent) => ({
    ...sent,
    // The sent message is visible: the form is for the next.
    status: sent.status === 'submitting' ? ('submitting' as const) : ('idle' as const),
    formAction: apiAddress(generatePath(url, { token })),
  });

  return (
    loaded &&
    workshop && {
      workshop,
      form: loaded.form,
      releases,
      handIn: posted(urls.workshopHandIn, handIn),
      approve: posted(urls.workshopApproval, approve),
      change: posted(urls.workshopMessages, change),
      anew: posted(urls.workshopMessages, anew),
      domain: {
        set: posted(workshopDomainUrls.set, setDomain),
        check: posted(workshopDomainUrls.check, checkDomain),
        remove: posted(workshopDomainUrls.remove, removeDomain),
        onCopy: hasScript ? (value: string) => void copy(value) : undefined,
      },
      corrections: {
        ...posted(urls.workshopSuggestion, corrections),
        asked,
        problem: corrections.failure?.message,
        onSubmit: (values: FormData) => {
          setAsked(answerIn(values));
          return corrections.onSubmit(values);
        },
      },
      message: { ...posted(urls.workshopMessages, message), begun: stuckWords(search) },
    }
  );
}

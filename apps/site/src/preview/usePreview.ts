import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StepId } from '@awning/templates/steps';
import { paths } from '../paths.ts';
import { readFromPreview, type PreviewedPage, type PreviewedSite, type ToPreview } from './messages.ts';

/** How long to wait at most for an idle browser, in milliseconds. */
const longestWait = 2_000;

/** The present step of filling in a site, and the step and the page of each path. */
export interface Telling {
  step: StepId;
  stepOf: (path: string) => StepId;
  pageOf: (pages: readonly PreviewedPage[], step: StepId) => string | undefined;
}

/**
 * Shows a site in a frame while it is being filled in: changes are sent there, at most once for each frame of the
 * screen.
 */
export function usePreview({
  templateId,
  content,
  options,
  files,
  telling,
  onPress,
}: Omit<PreviewedSite, 'page'> & {
  templateId: string;
  /** When its step changes, the preview turns to the page of that step. */
  telling?: Telling | undefined;
  /** Called with the content path of a pressed element. */
  onPress?: (path: string) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const heard = useRef(false);
  /** Ends with the frame of the screen in which a message was sent. */
  const resting = useRef<number>(undefined);
  const [begun, setBegun] = useState(false);
  const [round, setRound] = useState(0);
  const [status, setStatus] = useState<'loading' | 'ready' | 'broken'>('loading');
  const [pages, setPages] = useState<readonly PreviewedPage[]>([]);
  const [page, setPage] = useState('');
  const step = telling?.step;
  const [opened, setOpened] = useState(step);
  /** Whether the page was turned since then, by a step or by hand. */
  const [turned, setTurned] = useState(false);
  /** The step that a pressed element leads to: the buyer who pressed it is on the right page already. */
  const [ledTo, setLedTo] = useState<StepId>();
  const about = telling?.pageOf(pages, telling.step);
  if (step !== opened) {
    setOpened(step);
    setTurned(step === ledTo);
    setLedTo(undefined);
  } else if (!turned && about !== undefined) {
    setTurned(true);
    setPage(about);
  }
  const turnTo = (slug: string) => {
    setTurned(true);
    setPage(slug);
  };

  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || !source || source !== frame.current?.contentWindow) return;
    const told = readFromPreview(data);
    if (told?.kind === 'listening') {
      heard.current = true;
      setRound(round + 1);
    }
    if (told?.kind === 'drawn') {
      setStatus('ready');
      setPages((known) => (isSameList(known, told.pages) ? known : told.pages));
    }
    if (told?.kind === 'followed') turnTo(told.page);
    if (told?.kind === 'pressed') {
      setLedTo(telling?.stepOf(told.path));
      onPress?.(told.path);
    }
    if (told?.kind === 'failed') setStatus('broken');
  });

  useEffect(() => {
    const here = new AbortController();
    window.addEventListener('message', hear, here);
    return () => here.abort();
  }, []);

  // The form comes first: the design is loaded when the page is idle.
  useEffect(() => {
    const begin = () => setBegun(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, longestWait);
      return () => clearTimeout(timer);
    }
    const wait = requestIdleCallback(begin, { timeout: longestWait });
    return () => cancelIdleCallback(wait);
  }, []);

  useEffect(() => {
    // Sent each time that a frame starts to listen.
    if (round === 0) return undefined;
    const send = () => {
      const site: ToPreview = { kind: 'draw', content, options, files, page };
      frame.current?.contentWindow?.postMessage(site, location.origin);
      resting.current = requestAnimationFrame(() => (resting.current = undefined));
    };
    if (resting.current === undefined) {
      send();
      return undefined;
    }
    const next = requestAnimationFrame(send);
    return () => cancelAnimationFrame(next);
  }, [content, options, files, page, round]);

  return {
    frame,
    src: begun ? paths.preview.to({ templateId }) : undefined,
    status,
    pages,
    page: pages.some(({ slug }) => slug === page) ? page : '',
    onPage: turnTo,
    // A page that loaded reports itself before this: if it has not, it is not the requested one.
    onLoad: () => {
      if (!heard.current) setStatus('broken');
    },
    onRetry: () => {
      heard.current = false;
      setStatus('loading');
    },
  };
}

const isSameList = (one: readonly PreviewedPage[], other: typeof one) =>
  one.length === other.length &&
  one.every(({ slug, name }, place) => other[place]?.slug === slug && other[place].name === name);

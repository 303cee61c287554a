'use client';

import * as Radix from '@radix-ui/react-accordion';
import {
  createElement,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** An address of its own: a link to `#delivery` opens it and brings it into sight. */
  id?: string;
  /** What is asked, as a customer would say it. */
  title: string;
  /** What is told once it is open. A string makes a paragraph. */
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The place of the titles in the page's outline: one below the heading they stand under. */
  headingLevel: 2 | 3 | 4;
  /** Lets several stay open, for answers that are compared. Without it, opening one closes the others. */
  multiple?: boolean;
  /** The ids of those that stand open at first: one, unless several may. */
  defaultOpen?: readonly string[] | undefined;
}

/** Several stand open at first only where several may stand open. */
export type AccordionOpening =
  | { multiple: true }
  | { multiple?: false; defaultOpen?: readonly [] | readonly [id: string] | undefined };

const never = () => () => {};

/** Folds long answers under their questions. They are in the page from the start: for search, find-in-page, print and a visitor without script. */
export function Accordion(props: AccordionProps & AccordionOpening) {
  const { items, headingLevel, multiple = false, defaultOpen = [] } = props;
  const root = useRef<HTMLDivElement>(null);
  const name = useId();
  const values = items.map(({ id }, place) => id ?? `${name}-${place}`);
  const [open, setOpen] = useState(defaultOpen);
  const [arrival, setArrival] = useState<{ id: string }>();
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const reveal = (value: string) =>
    setOpen((before) => (multiple ? [...new Set([...before, value])] : [value]));

  const arrive = useEffectEvent(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!items.some((item) => item.id === id)) return;
    reveal(id);
    setArrival({ id });
  });
  useEffect(() => {
    const listening = new AbortController();
    const listen = () => arrive();
    listen();
    addEventListener('hashchange', listen, listening);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (!arrival) return undefined;
    let current = true;
    // Answers that close above it move it, so its place is known only when they have closed.
    const moves = root.current?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? [];
    void Promise.allSettled(moves).then(() => {
      if (current) document.getElementById(arrival.id)?.scrollIntoView();
    });
    return () => {
      current = false;
    };
  }, [arrival]);

  const kind: Radix.AccordionSingleProps | Radix.AccordionMultipleProps = multiple
    ? { type: 'multiple', value: [...open], onValueChange: setOpen }
    : {
        type: 'single',
        collapsible: true,
        value: open[0] ?? '',
        onValueChange: (value) => setOpen(value ? [value] : []),
      };
  const Title = `h${headingLevel}` as const;

  return (
    <Radix.Root {...kind} ref={root} className={styles.root} data-scripted={scripted || undefined}>
      {items.map(({ id, title, content }, place) => {
        const value = values[place]!;
        return (
          <Radix.Item key={value} value={value} id={id} className={styles.item}>
            <Radix.Header asChild>
              <Title className={styles.title}>
                {/* Safari focuses a clicked element only where it has a `tabIndex`. */}
                <Radix.Trigger tabIndex={0} className={styles.trigger}>
                  <span className={styles.words}>{title}</span>
                  <span aria-hidden="true" className={styles.sign} />
                </Radix.Trigger>
              </Title>
            </Radix.Header>
            <Fold open={open.includes(value)} onFound={() => reveal(value)}>
              <Radix.Content forceMount asChild>
                <Panel>{typeof content === 'string' ? <p>{content}</p> : content}</Panel>
              </Radix.Content>
            </Fold>
          </Radix.Item>
        );
      })}
    </Radix.Root>
  );
}

interface FoldProps {
  open: boolean;
  /** The browser found words in it, by its own search or a link to them. */
  onFound: () => void;
  children: ReactNode;
}

// Moves in place of Radix's own panel, whose transitions Radix stops in order to measure it. It is a custom element: on
// any other React writes `hidden` without its value, and the browser's search would not find folded words.
function Fold({ open, onFound, children }: FoldProps) {
  const fold = useRef<HTMLElement>(null);
  const found = useEffectEvent(onFound);

  const join = useEffectEvent(() => {
    if (!open && !fold.current?.hasAttribute('hidden')) onFound();
  });
  // The browser's search may have opened it before this script was there.
  useLayoutEffect(() => join(), []);

  useEffect(() => {
    const listening = new AbortController();
    fold.current?.addEventListener('beforematch', () => found(), listening);
    return () => listening.abort();
  }, []);

  return createElement(
    'ui-fold',
    // oxlint-disable-next-line react/refs -- handed on, as JSX would; nothing reads it here
    {
      ref: fold,
      className: styles.fold,
      hidden: open ? false : 'until-found',
      suppressHydrationWarning: true,
    },
    children,
  );
}

/** Takes Radix's state, without its style attribute, which a strict policy forbids, or its landmark per answer. */
function Panel({ id, ref, children }: ComponentProps<'div'>) {
  return (
    <div id={id} ref={ref} className={styles.panel}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

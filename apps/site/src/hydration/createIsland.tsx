import {
  memo,
  Suspense,
  lazy,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useAwaitingHydration, type AwaitingHydrationOptions } from './useAwaitingHydration.ts';

/** A piece of a page whose script comes when the visitor turns to it. */
export interface Island<Props extends object> {
  Component: ComponentType<Props>;
  /**
   * Fetches its script. The loader of each route that renders it waits for this: the server renders the whole page, and so
   * does a browser that comes from another one. Only over what the server has rendered does it stay away at first.
   */
  load: () => Promise<void>;
}

const never = () => () => undefined;

const Frame = ({ children }: { children: ReactNode }) => <div>{children}</div>;

/** Over what the server has rendered: it stays, without script. Otherwise there is nothing. */
const AsServed = () => <div suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
const nothing = { __html: '' };

/**
 * Leaves a part of a page as the server drew it until it is touched: it reads, its links lead on and its forms are
 * posted meanwhile, and it costs a first visit no script. What is typed by then stays; a button pressed is pressed again.
 */
export function createIsland<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  { onAwaiting, isWanted }: Pick<AwaitingHydrationOptions, 'onAwaiting' | 'isWanted'> = {},
): Island<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let resolveLoaded: () => void;
  const loaded = new Promise<void>((resolve) => (resolveLoaded = resolve));

  const isLoaded = () => Loaded !== undefined;
  const load = () => (loading ??= fetchNow());
  async function fetchNow() {
    try {
      Loaded = await fetchComponent();
      resolveLoaded();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  // What the server rendered stays on the page while this waits, for ever if the script does not come.
  const Awaited = lazy(() => loaded.then(() => ({ default: Hydrated })));
  // Something around it changes, and React waits with that; a script that does not come must not hold it up.
  const Fetched = lazy(() =>
    load().then(
      () => ({ default: Hydrated }),
      () => {
        resolveLoaded();
        return { default: Hydrated };
      },
    ),
  );

  function Hydrated(props: Props): ReactNode {
    if (Loaded)
      return (
        <Frame>
          <Loaded {...props} />
        </Frame>
      );
    return <AsServed />;
  }

  function Contents({ props, onHydrated }: { props: Props; onHydrated: () => void }): ReactNode {
    const hydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    // Chosen once: to change it later would lose what the visitor typed into it.
    const [Shown] = useState(() => (Loaded ? Hydrated : hydrating ? Awaited : Fetched));
    useEffect(() => onHydrated(), [onHydrated]);

    if (import.meta.env.SSR && !Loaded)
      throw new Error('An island is rendered before the loader of its route has it.');
    return <Shown {...props} />;
  }

  const Component = memo(function Island(props: Props) {
    const { root, onHydrated } = useAwaitingHydration({ load, isLoaded, loaded, onAwaiting, isWanted });

    return (
      <div ref={root}>
        <Suspense fallback={null}>
          <Contents props={props} onHydrated={onHydrated} />
        </Suspense>
      </div>
    );
  });

  return { Component, load };
}

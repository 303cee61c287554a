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
import { useAsServed, type AsServedOptions } from './useAsServed.ts';

/** A piece of a page whose script comes when the visitor turns to it. */
export interface LatePiece<Props extends object> {
  Piece: ComponentType<Props>;
  /**
   * Fetches its script. The loader of each route that draws it waits for this: the server draws the whole page, and so
   * does a browser that comes from another one. Only over what the server has drawn does it stay away at first.
   */
  load: () => Promise<void>;
}

const never = () => () => undefined;

const Frame = ({ children }: { children: ReactNode }) => <div>{children}</div>;

/** Over what the server has drawn: it stays, without script. Otherwise there is nothing. */
const AsItStands = () => <div suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
const nothing = { __html: '' };

/**
 * Leaves a part of a page as the server drew it until it is touched: it reads, its links lead on and its forms are
 * posted meanwhile, and it costs a first visit no script. What is typed by then stays; a button pressed is pressed again.
 */
export function late<Props extends object>(
  fetchPiece: () => Promise<ComponentType<Props>>,
  { onStand, isWanted }: Pick<AsServedOptions, 'onStand' | 'isWanted'> = {},
): LatePiece<Props> {
  let Drawn: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let arrive: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));

  const isDrawn = () => Drawn !== undefined;
  const load = () => (loading ??= fetchNow());
  async function fetchNow() {
    try {
      Drawn = await fetchPiece();
      arrive();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  // The server's own stays on the page for as long as this waits, for ever if the script does not come.
  const Awaited = lazy(() => arrived.then(() => ({ default: Arrived })));
  // Something around it changes, and React waits with that; a script that does not come must not hold it up.
  const Fetched = lazy(() =>
    load().then(
      () => ({ default: Arrived }),
      () => {
        arrive();
        return { default: Arrived };
      },
    ),
  );

  function Arrived(props: Props): ReactNode {
    if (Drawn)
      return (
        <Frame>
          <Drawn {...props} />
        </Frame>
      );
    return <AsItStands />;
  }

  function Inside({ props, onDrawn }: { props: Props; onDrawn: () => void }): ReactNode {
    const hydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    // Whichever it is goes on, or what was typed into it is lost.
    const [Shown] = useState(() => (Drawn ? Arrived : hydrating ? Awaited : Fetched));
    useEffect(() => onDrawn(), [onDrawn]);

    if (import.meta.env.SSR && !Drawn)
      throw new Error('A late piece is drawn before the loader of its route has it.');
    return <Shown {...props} />;
  }

  const Piece = memo(function Late(props: Props) {
    const { place, onDrawn } = useAsServed({ load, isDrawn, arrived, onStand, isWanted });

    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Inside props={props} onDrawn={onDrawn} />
        </Suspense>
      </div>
    );
  });

  return { Piece: Piece, load };
}

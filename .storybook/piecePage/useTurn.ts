import { useEffect, useRef, useState, type RefObject } from 'react';

// Each frame loads hundreds of files, and a browser refuses more than some thousands of requests at once.
const atOnce = 3;

const waiting: (() => void)[] = [];
let open = 0;

function letIn() {
  while (open < atOnce) {
    const start = waiting.shift();
    if (!start) return;
    open += 1;
    start();
  }
}

/** Whether a frame may be opened: once its place is near the screen, a few at a time. It reports when it has loaded. */
export function useTurn(place: RefObject<Element | null>): [isOn: boolean, hasLoaded: () => void] {
  const [isOn, setIsOn] = useState(false);
  const end = useRef<() => void>(undefined);

  useEffect(() => {
    let stage: 'away' | 'waiting' | 'open' | 'over' = 'away';
    const start = () => {
      stage = 'open';
      setIsOn(true);
    };
    const leave = () => {
      if (stage === 'waiting') waiting.splice(waiting.indexOf(start), 1);
      if (stage === 'open') open -= 1;
      stage = 'over';
      letIn();
    };
    end.current = leave;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        stage = 'waiting';
        waiting.push(start);
        letIn();
      },
      { rootMargin: '600px' },
    );
    if (place.current) watch.observe(place.current);
    return () => {
      watch.disconnect();
      leave();
    };
  }, [place]);

  return [isOn, () => end.current?.()];
}

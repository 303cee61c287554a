import { type RefObject, useEffect, useState } from 'react';

/** How far down a page is drawn: to the end of its story, or to the foot of a part that is fixed to its window. */
function measure({ body }: Document): number {
  const story = body.querySelector('#storybook-root');
  const fixed = [...body.querySelectorAll('*')].filter((one) => getComputedStyle(one).position === 'fixed');
  const feet = [story, ...fixed].map((one) => one?.getBoundingClientRect().bottom ?? 0);
  return Math.ceil(Math.max(...feet) + parseFloat(getComputedStyle(body).paddingBlockEnd));
}

/** How high a story in a frame turns out, once it is rendered. */
export function useContentHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  rendered: boolean,
): number | undefined {
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    if (!rendered) return undefined;
    const look = () => {
      const page = frame.current?.contentDocument;
      // Never lower again when a part closes: a story as high as its window would grow and shrink with it forever.
      if (page) setHeight((before = 0) => Math.max(before, measure(page)));
    };
    // The frame reports changes of its size. The height that it reports counts Storybook's own notes, too.
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return;
      if (typeof data === 'string' && data.includes('"context":"iframe.resize"')) look();
    };
    addEventListener('message', hear);
    if (frame.current?.contentDocument?.querySelector('body.sb-show-main')) look();
    return () => {
      removeEventListener('message', hear);
      setHeight(undefined);
    };
  }, [frame, rendered]);

  return height;
}

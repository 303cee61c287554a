import { type RefObject, useEffect, useState } from 'react';

/** How high a story in a frame turns out, as the frame says once it is drawn. */
export function useContentHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  drawn: boolean,
): number | undefined {
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return;
      if (typeof data !== 'string' || !data.includes('"context":"iframe.resize"')) return;
      const said: { height: number } = JSON.parse(data);
      // What closes again leaves its room: a story as high as its window would grow and shrink with it forever.
      setHeight((before = 0) => Math.max(before, said.height));
    };
    if (!drawn) return undefined;
    addEventListener('message', hear);
    frame.current?.contentWindow?.postMessage({ context: 'iframe.resize.request' }, location.origin);
    return () => {
      removeEventListener('message', hear);
      setHeight(undefined);
    };
  }, [frame, drawn]);

  return height;
}

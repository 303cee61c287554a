'use client';

import { useEffect, useRef, useState, type CSSProperties, type Ref } from 'react';
import { Text } from '../../../primitives/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { SegmentedControl } from '../../actions/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { SelectField, type SelectOption } from '../../forms/SelectField/SelectField.tsx';
import * as styles from './PreviewFrame.css.ts';

export interface PreviewFrameProps {
  /** Names the frame for screen readers: “Your website so far”. */
  label: string;
  /** The page to show. Left out, its place stays empty. */
  src?: string | undefined;
  /** The page as it is drawn for visitors without script. Left out, they are shown nothing. */
  plainSrc?: string | undefined;
  /** The frame itself, for a caller that exchanges messages with the page in it. */
  frame?: Ref<HTMLIFrameElement>;
  /** Whether it is loading, can be seen, or cannot. */
  status: 'loading' | 'ready' | 'broken';
  /** Said while it is loading. */
  loadingLabel: string;
  /** Said where it cannot be shown, with a button that loads it again. */
  problem: { text: string; retry: string };
  /** The two widths it is shown in. */
  widths: { legend: string; phone: string; desktop: string };
  /** The width it begins with. */
  defaultWidth?: 'phone' | 'desktop';
  /** The pages that can be shown, and which is. */
  pages: { label: string; options: readonly SelectOption[]; value: string };
  /** Called with the page to show. */
  onPage: (value: string) => void;
  /** Called when the frame has loaded anything, an error page too. */
  onLoad?: (() => void) | undefined;
  /** Called when it is loaded again. */
  onRetry?: (() => void) | undefined;
}

/** How wide the page takes its window to be, in pixels: a usual phone, a usual desktop. */
const pageWidths = { phone: 390, desktop: 1280 };

/** Shows a website in a frame, as wide as a phone or as a desktop, however little room there is. */
export function PreviewFrame(props: PreviewFrameProps) {
  const {
    label,
    src,
    plainSrc,
    frame,
    status,
    loadingLabel,
    problem,
    widths,
    pages,
    onPage,
    onLoad,
    onRetry,
  } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(props.defaultWidth ?? 'phone');
  const [attempt, setAttempt] = useState(0);
  const [room, setRoom] = useState<{ inline: number; block: number }>();

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { inlineSize, blockSize } = entry.contentBoxSize[0] ?? { inlineSize: 0, blockSize: 0 };
      // Without room it is not shown at all, and its size stays as it was.
      if (inlineSize > 0) setRoom({ inline: inlineSize, block: blockSize });
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.root}>
      {plainSrc !== undefined && (
        <noscript>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of one's own: it has a policy */}
          <iframe src={plainSrc} title={label} className={styles.plain} />
        </noscript>
      )}
      <div className={styles.bar}>
        <div className={styles.pages}>
          <SelectField
            name="preview-page"
            label={pages.label}
            options={pages.options}
            value={pages.value}
            onChange={onPage}
            disabled={status !== 'ready'}
          />
        </div>
        <SegmentedControl
          legend={widths.legend}
          choices={[
            { value: 'phone', label: widths.phone },
            { value: 'desktop', label: widths.desktop },
          ]}
          value={width}
          onChoose={setWidth}
        />
      </div>
      <div ref={stage} className={styles.stage[width]}>
        {src !== undefined && room && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of one's own, which could lift it: it has a policy
          <iframe
            key={attempt}
            ref={frame}
            src={src}
            title={label}
            hidden={status === 'broken'}
            className={styles.frame[status === 'ready' ? 'ready' : 'waiting']}
            style={fitting(widthIn(room, width), room)}
            onLoad={onLoad}
          />
        )}
        {status === 'loading' && (
          <div className={styles.waiting}>
            <Skeleton shape="card" lines={3} label={loadingLabel} />
          </div>
        )}
        <div role="alert">
          {status === 'broken' && (
            <div className={styles.problem}>
              <Text>{problem.text}</Text>
              <Button
                tone="paper"
                onClick={() => {
                  setAttempt(attempt + 1);
                  onRetry?.();
                }}
              >
                {problem.retry}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** How much of a page says what design it is: down to its headline, in pixels. A bar at the foot stays out of so low a window. */
const glance = 440;

interface Room {
  inline: number;
  block: number;
}

/** How wide a page is shown. A strip too low for a phone shows that of a wider one, so that its headline is in it. */
function widthIn({ inline, block }: Room, width: keyof typeof pageWidths) {
  const wider = Math.round((inline / block) * glance);
  return width === 'phone' ? Math.max(pageWidths.phone, wider) : pageWidths[width];
}

/** A page of some width, made smaller to fit into a room, and as high as that. */
function fitting(pageWidth: number, room: Room): CSSProperties {
  const scale = Math.min(1, room.inline / pageWidth);
  return {
    inlineSize: `${pageWidth}px`,
    blockSize: `${room.block / scale}px`,
    transform: `scale(${scale})`,
    left: `${Math.max(0, (room.inline - pageWidth * scale) / 2)}px`,
  };
}

import { useLayoutEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { storyAddress, widthOf } from './storyAddress.ts';
import * as styles from './StoryPicture.css.ts';
import { useContentHeight } from './useContentHeight.ts';
import type { Toolbar } from './useToolbar.ts';
import { useTurn } from './useTurn.ts';

export interface StoryPictureProps {
  story: PreparedStory;
  toolbar: Toolbar;
  /** A small picture of its window, or life-size and as high as it needs. */
  size: 'small' | 'life';
}

// As high as the style makes it; over a phone a little pavement is seen.
const smallHeight = 190;
const pavement = 12;
const phoneWidth = 150;
const highest = 560;

// Sections are as wide as a page, other pieces stand somewhere in it.
const usualWidth = ({ parameters }: PreparedStory) => (parameters['layout'] === 'fullscreen' ? 960 : 440);

/** A story before any reader has used it, in a window as wide as it asks for. Nothing in it can be reached. */
export function StoryPicture({ story, toolbar, size }: StoryPictureProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [roomWidth, setRoomWidth] = useState(0);
  const [isOn, hasLoaded] = useTurn(room);
  const contentHeight = useContentHeight(frame, isOn);

  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoomWidth(entry?.contentRect.width ?? 0));
    if (room.current) watch.observe(room.current);
    return () => watch.disconnect();
  }, []);

  const asked = widthOf(story);
  const isPhone = asked !== undefined && asked < 500;
  const width = asked ?? (size === 'small' ? usualWidth(story) : roomWidth);
  const drawnWidth = size === 'small' && isPhone ? phoneWidth : Math.min(roomWidth, width);
  const scale = drawnWidth / width;
  const windowHeight = size === 'small' ? (smallHeight - (isPhone ? pavement : 0)) / scale : highest;
  const height = Math.min(contentHeight ?? windowHeight, windowHeight);

  return (
    <div ref={room} className={isPhone ? styles.phone[size] : styles.room[size]}>
      {roomWidth > 0 && (
        <div className={styles.picture} style={{ inlineSize: drawnWidth, blockSize: height * scale }}>
          {isOn && (
            <iframe // oxlint-disable-line react/iframe-missing-sandbox -- our own stories, with scripts of this page's origin
              ref={frame}
              src={storyAddress(story.id, toolbar, true)}
              title={story.name}
              onLoad={hasLoaded}
              inert
              className={styles.frame}
              style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            />
          )}
        </div>
      )}
    </div>
  );
}

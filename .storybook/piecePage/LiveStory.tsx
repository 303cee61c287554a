import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import {
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  STORY_RENDER_PHASE_CHANGED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import * as styles from './LiveStory.css.ts';
import { storyAddress, widthOf } from './storyAddress.ts';
import { useContentHeight } from './useContentHeight.ts';
import type { Toolbar } from './useToolbar.ts';

export interface LiveStoryProps {
  story: PreparedStory;
  toolbar: Toolbar;
}

const lowest = 64;
const usual = 480;
const highest = 760;

/** A story to try, in a window of its own: the dialogs it opens, its focus and its address stay in there. */
export function LiveStory({ story, toolbar }: LiveStoryProps) {
  const { channel, getStoryContext } = use(DocsContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = storyAddress(story.id, toolbar, false);
  const [rendered, setRendered] = useState<string>();
  const height = useContentHeight(frame, rendered === address);

  useEffect(() => {
    // Not the end of all motion: where a story stops the clock, that never comes.
    const follow = ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
      if (storyId === story.id && newPhase === 'completing') setRendered(address);
    };
    channel.on(STORY_RENDER_PHASE_CHANGED, follow);
    return () => channel.off(STORY_RENDER_PHASE_CHANGED, follow);
  }, [channel, story.id, address]);

  // Passes changes in the table of props on.
  useEffect(() => {
    let told = getStoryContext(story).unmappedArgs;
    const say = (type: string, payload: object) =>
      frame.current?.contentWindow?.postMessage(
        JSON.stringify({ key: 'storybook-channel', event: { type, args: [payload], from: 'docs' } }),
        location.origin,
      );
    const follow = () => {
      const { unmappedArgs: args } = getStoryContext(story);
      if (args === told) return;
      told = args;
      const changed = Object.entries(args).filter(([name, value]) => value !== story.initialArgs[name]);
      say(RESET_STORY_ARGS, { storyId: story.id });
      say(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs: Object.fromEntries(changed) });
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, getStoryContext, story]);

  return (
    <iframe // oxlint-disable-line react/iframe-missing-sandbox -- our own stories, with scripts of this page's origin
      ref={frame}
      // A new one, so that no theme is a step in the history.
      key={address}
      src={address}
      title={`${story.name}, to be tried`}
      data-live=""
      // Until it is drawn it cannot take the focus, so that a reader who opens this page stays at its top.
      inert={rendered !== address}
      className={styles.frame}
      style={{
        inlineSize: widthOf(story),
        blockSize: Math.min(Math.max(height ?? usual, lowest), highest),
      }}
    />
  );
}

import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as styles from './StoryPicture.css.ts';

interface Story {
  input: object;
  composed: { tags: readonly string[] };
  meta: { story(input: object): { Component: ComponentType } };
}

const isStory = (it: unknown): it is Story => typeof it === 'object' && it !== null && 'composed' in it;

const files = import.meta.glob<Record<string, unknown>>('../../sections/*/*/*.stories.tsx');

/** What a section’s server would send in its usual state: it neither runs nor listens nor leaves its place. */
async function render(shelf: string, name: string): Promise<string> {
  const stories = await files[`../../sections/${shelf}/${name}/${name}.stories.tsx`]?.();
  const usual = Object.values(stories ?? {})
    .filter(isStory)
    .find(({ composed }) => composed.tags.includes('usual'));
  if (!usual) return '';
  // A story that extends another has no component until it is told again.
  const { Component } = usual.meta.story(usual.input);
  return renderToStaticMarkup(<Component />, { identifierPrefix: name });
}

/** Shows a section small, once it is near the screen. */
export function StoryPicture({ shelf, name }: { shelf: string; name: string }) {
  const root = useRef<HTMLDivElement>(null);
  const [markup, setMarkup] = useState('');

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        void render(shelf, name).then(setMarkup);
      },
      { rootMargin: '50%' },
    );
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, [shelf, name]);

  return (
    <div ref={root} className={styles.root} aria-hidden inert>
      <div className={styles.page} dangerouslySetInnerHTML={{ __html: markup }} />
    </div>
  );
}

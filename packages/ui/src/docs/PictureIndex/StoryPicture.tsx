import { sections } from 'virtual:section-states';
import { storyAddress, widthOf } from '#storybook/piecePage/storyAddress';
import { type ComponentType, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PreparedStory } from 'storybook/internal/types';
import { CurrentTheme } from '../CurrentTheme.tsx';
import { classesOf } from '../themes.ts';
import * as styles from './StoryPicture.css.ts';

interface Story {
  input: object;
  composed: { globals: PreparedStory['storyGlobals']; parameters: PreparedStory['parameters'] };
  meta: { story(input: object): { Component: ComponentType } };
}

interface Rendered {
  markup: string;
  /** The size of the window that the story asks for, if any. */
  width: number | undefined;
}

const files = import.meta.glob<Record<string, Story>>('../../sections/*/*/*.stories.tsx');

// As wide as a small laptop; a section lower than a fifth of its picture, or one that floats, is shown closer.
const usualWidth = 1024;
const nearWidth = 480;
const isLow = (height: number, width: number) => height < (width * 3) / 5 / 5;

/** The story of a section’s usual state that is written first. */
const pictured = (name: string) => sections.find((one) => one.name === name)?.shown['usual']?.[0]?.id;

/** The HTML that a section’s server would send in that state: it runs no script and does not navigate. */
async function render(shelf: string, name: string): Promise<Rendered | undefined> {
  const stories = await files[`../../sections/${shelf}/${name}/${name}.stories.tsx`]?.();
  const [, usual] =
    Object.entries(stories ?? {}).find(
      ([exported]) => toId(`sections/${shelf}/${name}`, storyNameFromExport(exported)) === pictured(name),
    ) ?? [];
  if (!usual) return undefined;
  // A story that extends another has no component until it is composed.
  const { Component } = usual.meta.story(usual.input);
  const { globals, parameters } = usual.composed;
  return {
    markup: renderToStaticMarkup(<Component />, { identifierPrefix: name }),
    width: widthOf({ storyGlobals: globals, parameters }),
  };
}

/** Whether there is anything to see before script, besides buttons. */
function isSeen(markup: string): boolean {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const button of body.querySelectorAll('button')) button.remove();
  return body.textContent.trim() !== '' || body.querySelector('img, svg') !== null;
}

/** A document of its own with the styles of this one. */
function pageOf(markup: string, theme: string | undefined): string {
  const clothes = [...document.head.querySelectorAll('style, link[rel=stylesheet]')]
    .map(({ outerHTML }) => outerHTML)
    .join('');
  const classes = `${classesOf(theme).join(' ')} ${styles.sheet}`;
  return `<!doctype html><html lang="en-GB" dir="${document.dir}" class="${classes}"><head>${clothes}</head><body class="${styles.page}"><div>${markup}</div></body></html>`;
}

/** Shows a section small, once it is near the screen. A section that needs script is shown as its story opens. */
export function StoryPicture({ shelf, name }: { shelf: string; name: string }) {
  const root = useRef<HTMLDivElement>(null);
  const theme = use(CurrentTheme);
  const [rendered, setRendered] = useState<Rendered>();
  const [low, setLow] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        void render(shelf, name).then(setRendered);
      },
      { rootMargin: '50%' },
    );
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, [shelf, name]);

  const isStill = rendered && isSeen(rendered.markup);
  const asked = rendered?.width !== undefined && rendered.width < nearWidth ? rendered.width : usualWidth;
  const width = !isStill || low ? Math.min(asked, nearWidth) : asked;

  const look = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const height = currentTarget.contentDocument?.body.firstElementChild?.getBoundingClientRect().height ?? 0;
    if (isStill && isLow(height, usualWidth)) setLow(true);
  };

  return (
    <div ref={root} className={styles.root} aria-hidden inert>
      {rendered && (
        <iframe // oxlint-disable-line react/iframe-missing-sandbox -- without script it would look as sections do before script
          title={name}
          {...(isStill
            ? { srcDoc: pageOf(rendered.markup, theme) }
            : { src: storyAddress(pictured(name) ?? '', theme ? { theme } : {}, true) })}
          onLoad={look}
          className={styles.frame}
          style={{ inlineSize: width, transform: `scale(tan(atan2(100cqi, ${width}px)))` }}
        />
      )}
    </div>
  );
}

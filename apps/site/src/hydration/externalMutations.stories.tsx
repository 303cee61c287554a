import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { tolerateTranslation } from './externalMutations.ts';

/** Texts of every kind that React changes: mixed with others, coming and going, moving. */
function Shelf() {
  const page = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(3);
  useLayoutEffect(() => tolerateTranslation(page.current!), []);

  return (
    <div ref={page}>
      <p>
        Showing {shown} of 15 {shown === 1 ? 'template' : 'templates'}
      </p>
      <p>
        {shown > 2 && 'Plenty to see. '}
        <em>Open</em>
        {shown > 1 ? ' all day' : ''}
      </p>
      <ul>
        <li>{shown > 1 ? <b>Barbershop</b> : 'Nothing else'}</li>
      </ul>
      <button type="button" onClick={() => setShown(shown - 1)}>
        Fewer
      </button>
    </div>
  );
}

/** As the translators of Chrome and Edge do it: each text gives way to words of theirs in `<font>`. */
function translate(page: Element) {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('font')) continue;
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.before(font);
    text.remove();
  }
}

const meta = preview.meta({
  component: Shelf,
  // What it lays hands on is every other story's too.
  beforeEach: () => {
    const own = { ...Object.getOwnPropertyDescriptors(Node.prototype) };
    return () =>
      Object.defineProperties(Node.prototype, {
        insertBefore: own.insertBefore,
        removeChild: own.removeChild,
      });
  },
});

/** Its page is translated, and what changes afterwards is still told, and told once. */
export const Translated = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = () => [...canvasElement.querySelectorAll('p, li')].map((line) => line.textContent);
    translate(canvasElement);
    await expect(words()).toEqual(['SHOWING 3 OF 15 TEMPLATES', 'PLENTY TO SEE. OPEN ALL DAY', 'BARBERSHOP']);

    const fewer = canvas.getByRole('button');
    await userEvent.click(fewer);
    await expect(words()).toEqual(['SHOWING 2 OF 15 TEMPLATES', 'OPEN ALL DAY', 'BARBERSHOP']);
    translate(canvasElement);
    await userEvent.click(fewer);
    await expect(words()).toEqual(['SHOWING 1 OF 15 template', 'OPEN', 'Nothing else']);
    translate(canvasElement);
    await userEvent.click(fewer);
    await expect(words()).toEqual(['SHOWING 0 OF 15 templates', 'OPEN', 'NOTHING ELSE']);
  },
});

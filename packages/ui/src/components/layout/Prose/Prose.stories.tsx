import { useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { Prose } from './Prose.tsx';

const meta = preview.meta({
  component: Prose,
  args: {
    children: (
      <>
        <p>
          Wrap the loaf while it is warm and it goes soft. <a href="/bread">Wait an hour</a>, and it keeps
          till Thursday.
        </p>
        <h2 id="crust">For a crust</h2>
        <ol>
          <li>Heat the oven.</li>
          <li>Wet the crust under the tap.</li>
        </ol>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Container width="prose">
        <Story />
      </Container>
    ),
  ],
});

/** A few plain elements. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'For a crust' })).toHaveAttribute(
      'id',
      'crust',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** The first page of a story. */
export const Opening = meta.story({ args: { opening: true } });

/** German, and a word without end, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    children: (
      <>
        <h2>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</h2>
        <p>Und was daraus folgt: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen.</p>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Told once React has taken over the server's HTML. */
function Settled({ children, onSettled }: { children: ReactNode; onSettled: () => void }) {
  useEffect(() => onSettled(), [onSettled]);
  return children;
}

/** Written by the server and never loaded by the script: the words stay, until others take their place. */
export const Kept = meta.story({
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.createElement('div');
    canvasElement.append(page);
    page.innerHTML = renderToString(
      <Prose>
        <p>Baked at five.</p>
      </Prose>,
    );
    const words = page.querySelector('p');
    const root = await new Promise<Root>((resolve) => {
      const own = hydrateRoot(
        page,
        <Settled onSettled={() => resolve(own)}>
          <Prose />
        </Settled>,
      );
    });
    await expect(page).toHaveTextContent('Baked at five.');
    await expect(page.querySelector('p')).toBe(words);

    flushSync(() =>
      root.render(
        <Prose>
          <p>Sold by noon.</p>
        </Prose>,
      ),
    );
    await expect(page.textContent).toBe('Sold by noon.');
    root.unmount();
    page.remove();
  },
});

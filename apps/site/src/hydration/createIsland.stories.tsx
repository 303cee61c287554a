import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { createIsland } from './createIsland.tsx';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <form action="/counted">
      <label>
        {name} <input name="name" />
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    </form>
  );
}

// As a server renders it: there, the loader of the route has fetched it.
const onTheServer = createIsland(() => Promise.resolve(Counter));
await onTheServer.load();
const page = (Counted: typeof onTheServer.Component, name: string) => (
  <>
    <p>For: {name}</p>
    <Counted name={name} />
  </>
);
const html = renderToString(page(onTheServer.Component, 'Visitor'));

function hydrate(
  place: HTMLElement,
  fetchComponent: () => Promise<typeof Counter>,
  options?: Parameters<typeof createIsland>[1],
) {
  const complaint = fn();
  const { Component } = createIsland(fetchComponent, options);
  const root = hydrateRoot(place, page(Component, 'Visitor'), { onRecoverableError: complaint });
  const renderAgain = (name: string) => root.render(page(Component, name));
  return { complaint, renderAgain };
}

// The browser has drawn what there is and has nothing left to do.
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));

const meta = preview.meta({
  component: onTheServer.Component,
  args: { name: 'Visitor' },
  render: () => <div data-page dangerouslySetInnerHTML={{ __html: html }} />,
});

const pageIn = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[data-page]')!;

/** Until it is touched nothing is fetched. A button pressed is pressed again, and what was typed stays. */
export const Touched = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fetchComponent = fn(() => Promise.resolve(Counter));
    const { complaint } = hydrate(pageIn(canvasElement), fetchComponent);
    await settled();
    await expect(fetchComponent).not.toHaveBeenCalled();

    const field = canvas.getByRole('textbox', { name: 'Visitor' });
    await userEvent.type(field, 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0 times' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible());
    await expect(field).toHaveValue('Ada');
    await expect(field).toBeInTheDocument();
    await expect(fetchComponent).toHaveBeenCalledOnce();
    await expect(complaint).not.toHaveBeenCalled();
  },
});

/** A translator and an extension were at it first: what they did is taken back, and nothing that was typed is lost. */
export const MeddledWith = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { complaint } = hydrate(pageIn(canvasElement), () => Promise.resolve(Counter));
    await settled();
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Visitor' });
    field.value = 'Ada';
    field.after(document.createElement('password-icon'));
    const button = canvas.getByRole('button');
    const words = Object.assign(document.createElement('font'), { textContent: 'ZERO TIMES' });
    button.replaceChildren(words);

    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Pressed 1 times'));
    await expect(canvas.getByRole('textbox')).toBe(field);
    await expect(field).toHaveValue('Ada');
    await expect(complaint).not.toHaveBeenCalled();
  },
});

/** Filled in before any script could notice, by the browser on the way back, say: it is fetched without a touch. */
export const FilledInBefore = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Visitor' });
    field.value = 'Ada';
    const fetchComponent = fn(() => Promise.resolve(Counter));
    const { complaint } = hydrate(pageIn(canvasElement), fetchComponent);
    await waitFor(() => expect(fetchComponent).toHaveBeenCalledOnce());
    await settled();
    await expect(field).toBeInTheDocument();
    await expect(complaint).not.toHaveBeenCalled();
  },
});

/** It has something to say to this visitor: it is fetched without a touch, and what was typed meanwhile stays. */
export const Wanted = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    let say: (wanted: boolean) => void = () => undefined;
    const isWanted = new Promise<boolean>((resolve) => (say = resolve));
    const fetchComponent = fn(() => Promise.resolve(Counter));
    const { complaint } = hydrate(pageIn(canvasElement), fetchComponent, { isWanted: () => isWanted });
    await settled();
    await expect(fetchComponent).not.toHaveBeenCalled();

    say(true);
    await waitFor(() => expect(fetchComponent).toHaveBeenCalledOnce());
    const field = canvas.getByRole('textbox', { name: 'Visitor' });
    await userEvent.type(field, 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0 times' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible());
    await expect(field).toHaveValue('Ada');
    await expect(complaint).not.toHaveBeenCalled();
  },
});

/** It has nothing to say to a guest: it stays away. */
export const Unwanted = meta.story({
  play: async ({ canvasElement }) => {
    const fetchComponent = fn(() => Promise.resolve(Counter));
    hydrate(pageIn(canvasElement), fetchComponent, { isWanted: () => Promise.resolve(false) });
    await settled();
    await expect(fetchComponent).not.toHaveBeenCalled();
  },
});

/** Its script does not come: the server's own stays, and can be filled in and sent. */
export const NeverComes = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { complaint } = hydrate(pageIn(canvasElement), () => Promise.reject(new TypeError('Offline')));
    const field = canvas.getByRole('textbox', { name: 'Visitor' });
    await userEvent.type(field, 'Ada');
    await settled();
    await expect(field).toHaveValue('Ada');
    await expect(field).toBeInTheDocument();
    await expect(complaint).not.toHaveBeenCalled();
  },
});

/** What is around it changes before it was touched: it is fetched, and drawn as it is now. */
export const ChangedBefore = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { renderAgain } = hydrate(pageIn(canvasElement), () => Promise.resolve(Counter));
    await settled();
    startTransition(() => renderAgain('Somebody else'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Somebody else' })).toBeVisible());
  },
});

/** The same where its script does not come: the server's own stays, and what changes around it is not held up. */
export const ChangedInVain = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { complaint, renderAgain } = hydrate(pageIn(canvasElement), () =>
      Promise.reject(new TypeError('Offline')),
    );
    await settled();
    const field = canvas.getByRole('textbox', { name: 'Visitor' });
    await userEvent.type(field, 'Ada');
    startTransition(() => renderAgain('Somebody else'));
    await waitFor(() => expect(canvas.getByText('For: Somebody else')).toBeVisible());
    await expect(field).toBeInTheDocument();
    await expect(field).toHaveValue('Ada');
    await expect(complaint).not.toHaveBeenCalled();
  },
});

/** Come to from another page: there is nothing to wait over. */
export const FromAnotherPage = meta.story({
  render: (args) => <onTheServer.Component {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
  },
});

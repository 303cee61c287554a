import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../packages/ui/src/components/actions/Button/Button.tsx';
import { Dialog } from '../../packages/ui/src/components/feedback/Dialog/Dialog.tsx';
import { Progress } from '../../packages/ui/src/components/feedback/Progress/Progress.tsx';
import { Skeleton } from '../../packages/ui/src/components/feedback/Skeleton/Skeleton.tsx';
import { Toast, ToastShelf } from '../../packages/ui/src/components/feedback/Toast/Toast.tsx';
import { Accordion } from '../../packages/ui/src/components/layout/Accordion/Accordion.tsx';
import { ground } from '../../packages/ui/src/theme/ground.css.ts';
import { findStage } from './stage.ts';

type Shown = 'toast' | 'dialog' | 'waiting';

function Everything() {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return (
    <div className={ground.plain}>
      <Button onClick={() => setShown('toast')}>Tell</Button>
      <Button onClick={() => setShown('dialog')}>Ask</Button>
      <Button onClick={() => setShown('waiting')}>Wait</Button>
      <Button onClick={close}>Clear</Button>
      <Accordion headingLevel={2} items={[{ id: 'a', title: 'How soon?', content: 'In three days.' }]} />
      <Dialog open={shown === 'dialog'} onClose={close} heading="Sure?" labels={{ close: 'Close' }}>
        <p>It goes for good.</p>
      </Dialog>
      <ToastShelf label="Notices ({hotkey})">
        {shown === 'toast' && (
          <Toast
            tone="success"
            title="Done"
            message="It is sent."
            closeLabel="Take it away"
            duration={600_000}
            onClose={close}
          />
        )}
      </ToastShelf>
      {shown === 'waiting' && <Skeleton lines={2} label="Loading" />}
      {shown === 'waiting' && <Progress label="Building" valueText="On its way" />}
    </div>
  );
}

const meta = preview.meta({
  component: Everything,
  // For the test run alone.
  tags: ['!dev', '!autodocs'],
});

const begins = ['animationstart', 'transitionrun'] as const;

const untilPainted = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
};

/** The animations that have begun by the time that the page has been drawn after this. */
async function findMoving(act: () => Promise<unknown>): Promise<string[]> {
  const moving: string[] = [];
  const note = (event: Event) => {
    const what =
      event instanceof TransitionEvent ? event.propertyName : (event as AnimationEvent).animationName;
    moving.push(what);
  };
  for (const type of begins) document.addEventListener(type, note, true);
  await act();
  await untilPainted();
  for (const type of begins) document.removeEventListener(type, note, true);
  return [...moving, ...document.getAnimations().map(({ id, constructor }) => `${constructor.name} ${id}`)];
}

/** Elements that move when they come, go or are pressed do so at once for visitors who ask for less motion. */
export const AtOnce = meta.story({
  play: async ({ userEvent }) => {
    const press = (name: string) => () => userEvent.click(screen.getByRole('button', { name }));
    const acts: [name: string, act: () => Promise<unknown>, undo: () => Promise<unknown>][] = [
      ['an answer unfolds', press('How soon?'), press('How soon?')],
      ['a dialog rises', press('Ask'), press('Close')],
      ['a notice comes', press('Tell'), press('Take it away')],
      ['what waits breathes', press('Wait'), press('Clear')],
    ];
    for (const [name, act, undo] of acts) {
      await expect(await findMoving(act), name).not.toEqual([]);
      await undo();
    }

    const stage = await findStage();
    await stage.stillMotion(true);
    try {
      // An animation that had begun before goes on at its first pace.
      await waitFor(() => expect(document.getAnimations()).toEqual([]));
      for (const [name, act, undo] of acts) {
        await expect(await findMoving(act), `${name}, and nothing moves`).toEqual([]);
        await expect(await findMoving(undo), `${name}, is put back, and nothing moves`).toEqual([]);
      }
    } finally {
      await stage.stillMotion(false);
    }
  },
});

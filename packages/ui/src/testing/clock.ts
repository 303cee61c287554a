import { install } from '@sinonjs/fake-timers';

// React renders in its own time, which is not stopped: two frames are enough.
async function drawn() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/**
 * Runs a part of a play while the clock stands still for whatever is set going meanwhile, until it is told to pass.
 * Act through `userEvent.setup({ delay: null })` there: the play's own user waits for time to pass.
 */
export async function withStoppedClock(
  play: (pass: (milliseconds: number) => Promise<void>) => Promise<void>,
) {
  const clock = install({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // Testing Library asks for Jest by name before it believes that a clock is not the real one.
  const jest = { advanceTimersByTime: (milliseconds: number) => clock.tick(milliseconds) };
  Object.assign(globalThis, { jest });

  try {
    await play(async (milliseconds) => {
      clock.tick(milliseconds);
      await drawn();
    });
  } finally {
    clock.uninstall();
    Reflect.deleteProperty(globalThis, 'jest');
  }
}

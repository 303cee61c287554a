import { install } from '@sinonjs/fake-timers';

// React renders in its own time, which is not stopped: two frames are enough.
async function drawn() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/**
 * Runs a part of a play while the clock stands still for every timer set meanwhile, until the play moves it on. Act
 * through `userEvent.setup({ delay: null })` there: the play's own user waits for time to pass.
 */
export async function withStoppedClock(
  play: (pass: (milliseconds: number) => Promise<void>) => Promise<void>,
) {
  const clock = install({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // Testing Library looks for Jest by name before it believes that a clock is fake.
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

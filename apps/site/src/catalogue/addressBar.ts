// Safari allows a hundred rewrites in half a minute and no more.
const apart = 310;

let waiting: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let last = -apart;

function write() {
  if (waiting === undefined) return;
  clearTimeout(timer);
  last = performance.now();
  try {
    // With its state, by which the router knows the entry again.
    history.replaceState(history.state, '', waiting);
  } catch {
    // The browser has refused one too many. It will accept the address of a later letter.
  }
  waiting = undefined;
}

/**
 * Writes another address over the current one, without the router: the page is up to date already, and Back should not
 * stop here. Called at every letter, it writes a few times a second, and always before the visitor goes on.
 */
export function rewriteAddress(address: string): void {
  if (waiting === undefined) {
    addEventListener('click', write, { capture: true, once: true });
    addEventListener('pagehide', write, { once: true });
  }
  waiting = address;
  clearTimeout(timer);
  const wait = last + apart - performance.now();
  if (wait <= 0) write();
  else timer = setTimeout(write, wait);
}

/** Writes a waiting address at once. To be called before anything else is written there. */
export const settleAddress = write;

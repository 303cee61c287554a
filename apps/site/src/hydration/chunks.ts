/** A part of the page's script that did not come. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

// docs/product.md, “Speed”.
const twoMinutes = 120_000;

/** Whether the script was waited for as long as a visitor may be made to wait. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof ChunkLoadError && error.cause instanceof DOMException;

/** Fetches a part of the script, and reports one that fails or is still not there after two minutes. */
export async function fetchChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, refuse) => {
    timer = setTimeout(
      refuse,
      twoMinutes,
      new DOMException('It took longer than two minutes.', 'TimeoutError'),
    );
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    const error = new ChunkLoadError('A part of the page’s script did not come.', { cause });
    // oxlint-disable-next-line no-console -- docs/product.md, “Speed”: it is reported, and there is nowhere else to
    console.error(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

let outdated = false;

/** Whether a newer build has taken the place of this page's script. From then on links are the browser's to follow. */
export const isOutdated = (): boolean => outdated;

/**
 * Leaves for an address the way a link without script does: a page whose script was replaced by a newer build is found
 * again like this. Where the page cannot be had either, `error` is thrown and the one on screen stays.
 */
export async function openAsDocument(href: string, error: unknown): Promise<never> {
  const limit = { signal: AbortSignal.timeout(10_000) };
  const answer = await fetch(href, { method: 'HEAD', ...limit }).catch(() => undefined);
  if (!answer || answer.status >= 500) throw error;
  outdated = true;
  if (href === location.href) location.reload();
  else location.assign(href);
  return new Promise(() => undefined);
}

/** Thrown by whoever cannot do it just now, and may a moment later: no fault of who asks, nor of what they ask. */
export class TryAgainLater extends Error {
  override name = 'TryAgainLater';
}

/** Thrown where something cannot be done just now, but may be a moment later: the request is not at fault. */
export class TryAgainLater extends Error {
  override name = 'TryAgainLater';
}

/** Thrown where something fails now but may work a moment later: the request is not at fault. */
export class TryAgainLater extends Error {
  override name = 'TryAgainLater';
}

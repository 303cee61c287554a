/** How much a site takes of its owner's photographs. Apart from the schemas, so that a browser can have it without them. */
export const pictureLimits = {
  /** Of one photograph, in bytes. */
  size: 15_000_000,
  megapixels: 60,
  /** Of one site. */
  pictures: 60,
  /** All of them together, in bytes. */
  together: 100_000_000,
  /** A photograph is sent in pieces of at most so many bytes: each has the whole time of a request on a slow line. */
  pieceSize: 512 * 1024,
  /** How long a photograph in a plain form may take, in milliseconds: at 25 kB a second it is ten minutes. */
  slowest: 10 * 60_000,
} as const;

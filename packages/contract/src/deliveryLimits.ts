/** How much of a delivery is kept. Apart from the schemas, so that a browser can have it without them. */
export const deliveryLimits = {
  /** Of one file, in bytes. */
  fileSize: 25_000_000,
  /** Of one order. */
  files: 5,
  /** A file is sent in pieces of at most so many bytes: each has the whole time of a request on a slow line. */
  pieceSize: 512 * 1024,
} as const;

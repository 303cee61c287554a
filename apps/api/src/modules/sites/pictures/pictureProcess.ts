import { setPriority } from 'node:os';
import type { Answer } from './pictureProtocol.ts';
import { scalePicture } from './scalePicture.ts';

// The server that asked is gone, so nothing waits for the result.
process.on('disconnect', () => process.exit(1));

try {
  // Pages and orders have priority.
  setPriority(0, 10);
} catch {
  // If this is not allowed, photographs are scaled all the same.
}

const answer = (said: Answer) => process.send!(said, () => process.exit(0));

process.once('message', (bytes: Uint8Array) => {
  scalePicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then(
    (scaled) => answer({ scaled }),
    (error: unknown) => answer({ failed: String(error) }),
  );
});

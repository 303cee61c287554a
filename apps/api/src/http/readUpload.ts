import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';

/** The one file of a form, complete. */
export interface Upload {
  name: string;
  content: Buffer;
}

/** Reads the file of a multipart form. Other fields are ignored, and so is any excess over the limit. */
export async function readUpload(
  body: IncomingMessage,
  { size }: { size: number },
): Promise<Upload | 'too-large' | 'several'> {
  const upload = { name: '', chunks: [] as Buffer[], isTooLarge: false };
  try {
    const { 'content-type': type = '' } = body.headers;
    const form = new Busboy({
      headers: { 'content-type': type },
      limits: {
        files: 1,
        fields: 10,
        parts: 12,
        fileSize: size,
        fieldSize: 1_000,
        headerPairs: 10,
        headerSize: 8_000,
      },
    });
    let hasSeveral = false;
    form.on('filesLimit', () => {
      hasSeveral = true;
    });
    form.on('file', (_field, file, name) => {
      upload.name = name ?? '';
      file.on('data', (chunk: Buffer) => upload.chunks.push(chunk));
      file.once('limit', () => {
        upload.isTooLarge = true;
        upload.chunks = [];
      });
      // The form reports the same error.
      file.on('error', () => undefined);
    });
    await pipeline(body, form);
    if (hasSeveral) return 'several';
  } catch (error) {
    // A client that hung up reads nothing; any other error means that the form cannot be read.
    throw Object.assign(new Error('This form cannot be read.', { cause: error }), { statusCode: 400 });
  }
  if (upload.isTooLarge) return 'too-large';
  return { name: upload.name, content: Buffer.concat(upload.chunks) };
}

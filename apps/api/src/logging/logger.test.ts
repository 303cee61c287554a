import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggerFor } from './logger.ts';

const failed = new Error('Failed query: insert into orders values ($1)\nparams: ada@sharp.example', {
  cause: new Error('the table is gone'),
});

test.each([true, false])(
  'a failed query is logged without what people typed (production: %s)',
  (production) => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const logger = loggerFor(production, stream);
    const { log } = Fastify({ logger });

    log.error(failed);
    log.error({ err: failed }, failed.message);
    log.error({ err: failed });

    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toContain('A query failed.');
      expect(line).toContain('the table is gone');
      expect(line).not.toContain('ada@sharp.example');
    }
  },
);

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * Lets responses under way be read to the end when the server closes: Node drops those that are written but not yet
 * sent.
 */
export const gracefulClose = fp(
  async ({ server }) => {
    const connections = new Set<Socket>();
    const answers = new Set<ServerResponse>();
    let closing = false;

    const closeIdle = () => {
      closing = true;
      const busy = new Set([...answers].map(({ req }) => req.socket));
      for (const connection of connections) if (!busy.has(connection)) connection.destroy();
    };

    server.on('connection', (connection) => {
      connections.add(connection);
      connection.once('close', () => connections.delete(connection));
    });
    server.on('request', (_request, answer) => {
      answers.add(answer);
      answer.once('close', () => {
        answers.delete(answer);
        // The connection would stay open for more requests.
        if (closing) closeIdle();
      });
    });
    // Called by Fastify and by Node as they close.
    server.closeIdleConnections = closeIdle;
  },
  { name: 'graceful-close' },
);

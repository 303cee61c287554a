import getPort from 'get-port';

/** A port of this machine that nobody listens on just now. */
export const freePort = () => getPort({ host: '127.0.0.1' });

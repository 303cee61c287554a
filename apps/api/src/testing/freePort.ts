import getPort from 'get-port';

/** A port of this machine that is free just now. */
export const freePort = () => getPort({ host: '127.0.0.1' });

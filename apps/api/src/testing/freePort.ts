import getPort from 'get-port';

/** A port of this machine that is free at the moment. */
export const freePort = () => getPort({ host: '127.0.0.1' });

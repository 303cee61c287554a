/** The message to the owner when the server cannot listen. Undefined for any other error. */
export function whyNotListening(
  { code, syscall, message }: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): string | undefined {
  if (code === 'EADDRINUSE') return `PORT ${port} is in use. Stop who uses it, or set PORT to another.`;
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return `HOST ${host} with PORT ${port} cannot be listened on: ${message}.`;
  }
  return undefined;
}

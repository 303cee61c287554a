/** Missing or unusable settings. The message stops the start: one line for each setting. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

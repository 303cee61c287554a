/** A setting that is missing or unusable. Its message is the one line that stops the start. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Settings that are missing or unusable. Its message stops the start: a line for each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

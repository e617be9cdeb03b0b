/** Thrown for an environment that cannot be served with; its message is one line that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

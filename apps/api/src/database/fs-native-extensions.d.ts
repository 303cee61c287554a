declare module 'fs-native-extensions' {
  /** True when the lock was granted, false when another file descriptor holds it. */
  export function tryLock(descriptor: number): boolean;
}

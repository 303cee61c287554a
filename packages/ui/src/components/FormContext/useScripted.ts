import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the script has arrived: until then a page is as the server drew it. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

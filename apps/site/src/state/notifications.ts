import { useSyncExternalStore } from 'react';

export interface Notification {
  id: number;
  type: 'success' | 'error';
  message: string;
}

let notifications: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notification[]) {
  notifications = next;
  for (const listener of listeners) listener();
}

/** Shows a short notice. It goes by itself, so it is never the only place where something is said. */
export function notify(type: Notification['type'], message: string): void {
  lastId += 1;
  change([...notifications, { id: lastId, type, message }]);
}

export function dismiss(id: number): void {
  change(notifications.filter((notification) => notification.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Notification[] = [];

/** The notices to show now. */
export function useNotifications(): readonly Notification[] {
  return useSyncExternalStore(
    subscribe,
    () => notifications,
    () => none,
  );
}

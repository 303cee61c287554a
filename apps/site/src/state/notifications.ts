import { useSyncExternalStore } from 'react';

export interface Notification {
  id: number;
  type: 'success' | 'error';
  message: string;
  silent: boolean;
}

let notifications: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notification[]) {
  notifications = next;
  for (const listener of listeners) listener();
}

function show(notification: Omit<Notification, 'id'>) {
  lastId += 1;
  change([...notifications, { id: lastId, ...notification }]);
}

/** Shows a short notice, and announces it: the page itself does not say the same. */
export const notify = (type: Notification['type'], message: string): void =>
  show({ type, message, silent: false });

/**
 * Shows it without announcing it: the page says the same where it happened, and announces that (docs/product.md, “Forms
 * and mail”).
 */
export const notifySilently = (type: Notification['type'], message: string): void =>
  show({ type, message, silent: true });

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

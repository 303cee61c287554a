'use client';

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toast, ToastShelf, type ToastProps } from '../../../components/feedback/Toast/Toast.tsx';
import { toastRegionId } from '../../../components/feedback/ToastRegion/ToastRegion.tsx';
import { VisuallyHidden } from '../../../primitives/index.ts';

export interface ToastsProps {
  /** Oldest first. Three are shown; the rest wait their turn. */
  toasts: readonly {
    id: number;
    type: ToastProps['tone'];
    message: string;
    /** Shown, and not announced: for something that the page itself announces. */
    silent?: boolean;
  }[];
  /** Called to take a toast off the list: its time is up, or the visitor has closed it. */
  onDismiss: (id: number) => void;
  /** The section’s own words. */
  labels: ToastLabels;
}

export interface ToastLabels {
  /** Names the place and the key that leads there: “Notices ({hotkey})”. */
  region: string;
  /** The words that tell success from failure without colour. */
  success: string;
  error: string;
  close: string;
}

const atOnce = 3;
const lifetime = 3000;

const neverChanges = () => () => undefined;

/**
 * Tells for three seconds how something went. Needs a `ToastRegion` on the page, which announces it.
 *
 * It takes no `id`: it is gone before a link could lead to it.
 */
export function Toasts({ toasts, onDismiss, labels }: ToastsProps) {
  const region = useSyncExternalStore(
    neverChanges,
    () => document.getElementById(toastRegionId),
    () => null,
  );
  if (!region) return null;

  const shown = toasts.slice(0, atOnce);

  return (
    <>
      {createPortal(
        shown
          .filter(({ silent }) => !silent)
          .map(({ id, type, message }) => (
            <p key={id}>
              <VisuallyHidden>
                {labels[type]}: {message}
              </VisuallyHidden>
            </p>
          )),
        region,
      )}
      <ToastShelf label={labels.region}>
        {shown.map(({ id, type, message }) => (
          <Toast
            key={id}
            tone={type}
            title={labels[type]}
            message={message}
            closeLabel={labels.close}
            duration={lifetime}
            onClose={() => onDismiss(id)}
          />
        ))}
      </ToastShelf>
    </>
  );
}

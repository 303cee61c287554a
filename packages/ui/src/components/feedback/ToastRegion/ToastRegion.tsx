/** Where `Toasts` says aloud what it shows. One to a page, like the page’s title. */
export const toastRegionId = 'ui-toast-region';

/**
 * Keeps a place on the page from which notices are heard. It belongs in the page from the start: a place that
 * comes with its first words is often not heard at all.
 */
export function ToastRegion() {
  // More screen readers follow the role than an output.
  return <div id={toastRegionId} role="status" aria-atomic="false" />;
}

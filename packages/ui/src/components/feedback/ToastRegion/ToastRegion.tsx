/** The id of the region in which `Toasts` announces what it shows. One to a page. */
export const toastRegionId = 'ui-toast-region';

/**
 * Keeps a region on the page from which screen readers announce notices. It belongs in the page from the start: a
 * region that comes with its first words is often not announced at all.
 */
export function ToastRegion() {
  // More screen readers follow the role than an `output`.
  return <div id={toastRegionId} role="status" aria-atomic="false" />;
}

/** The words around the preview of a website that is being filled in. */
export const previewWords = {
  label: 'Your website so far',
  loading: 'Fetching your design',
  problem: {
    text: 'Your website cannot be shown just now. What you type is kept all the same.',
    retry: 'Try again',
  },
  page: 'Page',
  widths: { legend: 'Shown as on', phone: 'Phone', desktop: 'Desktop' },
};

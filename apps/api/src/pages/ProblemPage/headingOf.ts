const headings: Record<number, string> = {
  404: 'Oops! Page not found',
  405: 'That cannot be done here',
  409: 'That is done already',
  413: 'That is too much',
  429: 'Please wait a moment',
  422: 'Something needs another look',
  503: 'Please try again in a moment',
};

/** The heading of a page about a status, and its title. */
export const headingOf = (status: number) =>
  headings[status] ?? (status < 500 ? 'That did not work' : 'Something went wrong');

/** The page on which a visitor who finds a buyer's website abused tells the shop. */
export const report = {
  heading: 'Report abuse',
  text: 'Tell us what is wrong with a website that we keep on the web, and where on it. A person looks, and answers by email.',
  subject: (site: string) => `Abuse at ${site}`,
  send: 'Send the report',
} as const;

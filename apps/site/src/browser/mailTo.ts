/** The link that opens a mail to this address in the visitor's own mail program. */
export const mailTo = (address: string, subject: string) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

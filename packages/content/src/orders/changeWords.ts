/** The words for a website’s fields where two versions of it are compared. */
export const changeWords = {
  blank: 'Nothing',
  yes: 'Yes',
  no: 'No',
  added: (what: string) => `Added: ${what}`,
  removed: 'Removed',
  order: 'Order',
  row: (title: string, number: number) => `${title} ${number}`,
  noPicture: 'No picture',
  asDesigned: 'The picture of the design',
  photo: (alt: string, name: string) => (alt === '' ? name : `${alt} (${name})`),
  cutOtherwise: 'The same picture, cut otherwise',
} as const;

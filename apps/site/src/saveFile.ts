/** Puts a text into the visitor's downloads. */
export function saveFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(href));
}

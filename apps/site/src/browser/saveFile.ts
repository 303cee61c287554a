/** Hands a text to the browser, which puts it with the visitor's downloads. */
export const saveFile = (name: string, text: string, type: string): void =>
  saveFrom(name, URL.createObjectURL(new Blob([text], { type })));

/** The same with what stands at an address of this browser's own (`blob:`). */
export function saveFrom(name: string, address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

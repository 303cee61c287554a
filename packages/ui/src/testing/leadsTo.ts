/** Where a press on the middle of this part of the page would lead. */
export function leadsTo(part: Element): string | null | undefined {
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = part.getBoundingClientRect();
  const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
  return pressed?.closest('a')?.getAttribute('href');
}

import { clockAt, type Clock } from '../components/text/OpenNow/clockAt.ts';

/** Runs a function as a page without a bundle does: as text, without access to anything around it. */
export function runAsText(
  root: HTMLElement,
  knows: (root: ParentNode, clock: Clock) => void,
  now = new Date(),
): void {
  const script = root.ownerDocument.createElement('script');
  script.textContent = `(${String(knows)})(document, (${String(clockAt)})(new Date(${now.getTime()})));`;
  root.append(script);
}

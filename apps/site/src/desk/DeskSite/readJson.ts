import { deskSite } from '@awning/content/deskSite';
import type { CodeFault, CodePlace } from '@awning/ui/components/CodeArea';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

const { json: words } = deskSite.content;

/** Finds the place where a text stops being a JSON object, and the fault there. */
export function faultInJson(text: string): CodeFault | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) {
    const name = printParseErrorCode(first.error) as keyof typeof words.faults;
    return faultAt(text, first.offset, first.offset + first.length, words.faults[name] ?? words.unreadable);
  }
  return tree?.type === 'object' ? undefined : faultAt(text, 0, text.length, words.noObject);
}

function faultAt(text: string, from: number, to: number, what: string): CodeFault {
  const lines = text.slice(0, from).split('\n');
  return { message: words.at(lines.length, (lines.at(-1) ?? '').length + 1, what), from, to };
}

/** Finds the value at a path such as `prices.groups.0.name`, or else its nearest existing parent. */
export function placeInJson(text: string, path: string): CodePlace {
  const all = { from: 0, to: text.length };
  const tree = parseTree(text);
  if (!tree) return all;
  const steps = path.split('.').filter(Boolean);
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(tree, keysOf(tree, steps.slice(0, depth)));
    if (node) return { from: node.offset, to: node.offset + node.length };
  }
  return all;
}

// A number is an index in a list, and a name in an object.
function keysOf(tree: Node, steps: readonly string[]): (string | number)[] {
  const keys: (string | number)[] = [];
  for (const step of steps) {
    const list = findNodeAtLocation(tree, keys)?.type === 'array';
    keys.push(list ? Number(step) : step);
  }
  return keys;
}

import { createElement, Fragment, isValidElement, type ElementType, type ReactElement } from 'react';
import { docgenOf, originOf } from './piece.ts';

const widest = 80;
const isName = /^[A-Za-z_$][\w$]*$/;

type Props = Readonly<Record<string, unknown>>;

const isElement = (value: unknown): value is ReactElement<Props> => isValidElement(value);

const isRecord = (value: unknown): value is Props =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

const byName = (one: string, other: string) => (one < other ? -1 : 1);

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

const oneLineOr = (line: string, lines: string) =>
  line.length <= widest && !line.includes('\n') ? line : lines;

/** An address that means something outside of Storybook: no data of a picture, and no name that a build gave. */
const here = typeof location === 'undefined' ? undefined : location.origin;

const address = (given: string) => {
  const text = here ? given.replaceAll(here, '') : given;
  return text.startsWith('data:') && !/\s\d+[wx]/.test(text)
    ? pictureFor(text)
    : text
        .replaceAll(/data:\w+\/[^\s"')]+/g, pictureFor)
        .replaceAll(/(?:\.?\/)?assets\/([\w.-]+?)-[\w-]{8}\.(\w+)/g, '/$1.$2');
};

const pictureFor = (data: string) => {
  const [, kind = 'svg'] = /^data:image\/(\w+)/.exec(data) ?? [];
  return `/picture.${kind}`;
};

/**
 * Writes an element so that a developer can copy and use it: its parts are imported, and a value that cannot be written
 * down (a function, a piece of the story’s own) has the name of its prop.
 */
function createWriter() {
  const imports = new Map<string, Set<string>>();

  return { element, isWritable, lines: importLines };

  function importLines(): readonly string[] {
    return [...imports]
      .toSorted(([one], [other]) => byName(one, other))
      .map(([from, names]) => `import { ${[...names].toSorted(byName).join(', ')} } from '${from}';`);
  }

  function isWritable({ type, props }: ReactElement<Props>): boolean {
    if (typeof type !== 'string' && type !== Fragment && !originOf(type)) return false;
    if ('dangerouslySetInnerHTML' in props) return false;
    return [props['children']].flat(Infinity).every((child) => !isElement(child) || isWritable(child));
  }

  function nameOf(type: unknown): string {
    if (typeof type === 'string') return type;
    const origin = originOf(type);
    if (!origin) return '';
    const named = imports.get(origin.from) ?? new Set();
    imports.set(origin.from, named.add(origin.name.replace(/\..*/, '')));
    return origin.name;
  }

  function element({ type, props }: ReactElement<Props>, key?: string): string {
    const name = nameOf(type);
    const { children, ...rest } = props;
    const attributes = Object.entries(key === undefined ? rest : { key, ...rest }).flatMap(([prop, given]) =>
      given === undefined ? [] : attribute(prop, given),
    );
    const inside = childrenOf(children);
    const opening = oneLineOr(
      [`<${name}`, ...attributes].join(' '),
      `<${name}\n${indent(attributes.join('\n'))}\n`,
    );
    if (inside.length === 0) return opening.endsWith('\n') ? `${opening}/>` : `${opening} />`;
    const written = `${opening}>${inside.join('')}</${name}>`;
    return oneLineOr(written, `${opening}>\n${indent(inside.join('\n'))}\n</${name}>`);
  }

  function childrenOf(children: unknown): readonly string[] {
    const all = [children].flat(Infinity);
    // One that has no name outside of its story takes the others with it.
    if (all.some((child) => isElement(child) && !isWritable(child))) return ['{children}'];
    return all.flatMap((child) => {
      if (child === undefined || child === null || typeof child === 'boolean' || child === '') return [];
      if (isElement(child)) return element(child);
      if (typeof child !== 'string') return `{${value('children', child)}}`;
      return /[{}<>&]|^\s|\s$/.test(child) ? `{${quoted(child)}}` : child;
    });
  }

  function attribute(name: string, given: unknown): string {
    if (given === true) return name;
    if (typeof given === 'string') {
      const text = address(given);
      if (!/["\\\n]/.test(text)) return `${name}="${text}"`;
    }
    const written = value(name, given);
    return isElement(given) && written.includes('\n')
      ? `${name}={\n${indent(written)}\n}`
      : `${name}={${written}}`;
  }

  function value(name: string, given: unknown): string {
    if (typeof given === 'string') return quoted(address(given));
    if (isElement(given)) return isWritable(given) ? element(given) : identifier(name);
    if (Array.isArray(given)) return list(name, given);
    if (given instanceof Date) return `new Date('${given.toISOString()}')`;
    if (given instanceof Set) return `new Set(${list(name, [...given])})`;
    if (given instanceof Map) return `new Map(${list(name, [...given])})`;
    if (originOf(given)) return nameOf(given);
    if (isRecord(given) && name !== 'ref') return record(given);
    if (given === undefined || given === null) return String(given);
    if (typeof given === 'number' || typeof given === 'boolean') return String(given);
    // The rest is code, and has the name of its prop.
    return identifier(name);
  }

  function list(name: string, items: readonly unknown[]): string {
    const written = items.map((item) =>
      isElement(item) && isWritable(item) ? element(item, item.key ?? undefined) : value(name, item),
    );
    return oneLineOr(`[${written.join(', ')}]`, `[\n${indent(written.join(',\n'))},\n]`);
  }

  function record(given: Props): string {
    const written = Object.entries(given).flatMap(([name, item]) => {
      if (item === undefined) return [];
      const text = value(name, item);
      return text === name ? name : `${isName.test(name) ? name : quoted(name)}: ${text}`;
    });
    if (written.length === 0) return '{}';
    return oneLineOr(`{ ${written.join(', ')} }`, `{\n${indent(written.join(',\n'))},\n}`);
  }
}

const identifier = (name: string) =>
  isName.test(name) ? name : name.replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());

const quoted = (text: string) =>
  `'${text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

export interface SourceContext {
  component?: unknown;
  args: Props;
  /** The element that the story renders; in place of a piece of the story's own, the piece itself is shown. */
  render: () => unknown;
}

/** The code of a story to paste: its imports, then the element. */
export function writeSource({ component, args, render }: SourceContext): string | undefined {
  const writer = createWriter();
  const rendered = renderedBy(render);
  const shown = isElement(rendered) && writer.isWritable(rendered) ? rendered : plain(component, args);
  if (!shown) return undefined;
  const written = writer.element(shown);
  return [...writer.lines(), '', written].join('\n').trimStart();
}

/** Nothing of a story with a state of its own, which works only where React renders it. */
function renderedBy(render: () => unknown): unknown {
  try {
    return render();
  } catch {
    return undefined;
  }
}

const isComponent = (value: unknown): value is ElementType<Props> => originOf(value) !== undefined;

function plain(component: unknown, args: Props): ReactElement<Props> | undefined {
  if (!isComponent(component)) return undefined;
  const takes = docgenOf(component)?.takes.map(({ name }) => name);
  const given = Object.entries(args).filter(
    ([name]) => !takes || takes.includes(name) || name === 'children',
  );
  return createElement(component, Object.fromEntries(given));
}

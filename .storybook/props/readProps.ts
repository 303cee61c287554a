import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath as pathOf, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { importPathOf } from './originIn.ts';
import type { Prop } from './piece.ts';

/** The props of a piece, for the docs page of its stories. */
export interface Piece {
  /** The piece as its stories name it: `Hero`, `site.Page`. */
  expression: string;
  from: string | undefined;
  description: string;
  /** Where it is imported from. */
  files: readonly string[];
  props: readonly Prop[];
}

const root = pathOf(new URL('../..', import.meta.url));
const ambient = ['packages/ui/src/docs/virtual.d.ts', 'apps/api/src/pages/virtual.d.ts'].map(
  (file) => root + file,
);

/** The meaning of a word in CONTRIBUTING, for props without a docstring of their own. */
function readWords(): ReadonlyMap<string, string> {
  const [, table = ''] = readFileSync(`${root}CONTRIBUTING.md`, 'utf8').split(
    '## Props: one word for one thing',
  );
  const [rows = ''] = table.split('\n##');
  const named = rows.matchAll(/^\| ([^|]*?) *\| (`[^|]*?) *\|/gm);
  return new Map(
    [...named].flatMap(([, meaning = '', cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(
        ([, word = '']) => [word, `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`] as const,
      ),
    ),
  );
}

/** Every file of stories there is. */
export const allStories = (): readonly string[] =>
  ['packages/ui/src', 'packages/templates/src', 'apps/site/src', 'apps/api/src/pages'].flatMap((room) =>
    readdirSync(root + room, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => path.join(root, room, file)),
  );

/**
 * Returns the props of the piece of a file of stories, as the type checker sees them. Reading all of them takes about
 * as long as one alone, so a caller that wants many names them first.
 */
export function createPropsReader(stories: readonly string[] = []) {
  const shown = new Map(stories.map((file) => [file, componentIn(file)]));
  const service = ts.createLanguageService(
    hostFor(() => [...shown.values()].flatMap((one) => one?.file ?? [])),
  );
  const words = readWords();
  let program = service.getProgram()!;
  let checker = program.getTypeChecker();

  return {
    pieceOf,
    /** Lets it see edited files. */
    refresh() {
      shown.clear();
    },
  };

  function pieceOf(file: string): Piece | undefined {
    if (!shown.has(file)) {
      shown.set(file, componentIn(file));
      program = service.getProgram()!;
      checker = program.getTypeChecker();
    }
    const component = shown.get(file);
    const source = component && program.getSourceFile(component.file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!component || !module) return undefined;
    const [exported, ...inner] = component.names;
    let named = checker.getExportsOfModule(module).find(({ name }) => name === exported);
    if (named && named.flags & ts.SymbolFlags.Alias) named = checker.getAliasedSymbol(named);
    for (const name of inner) named = named && checker.getTypeOfSymbol(named).getProperty(name);
    if (!named) return undefined;
    const type = checker.getTypeOfSymbol(named);
    const [signature] = shapesOf(type).flatMap((shape) => shape.getCallSignatures());
    if (!signature) return undefined;
    const [taken] = signature.getParameters();
    const declaration = signature.getDeclaration();
    return {
      expression: component.expression,
      from: importPathOf(component.file, exported ?? ''),
      description: documentationOf([named]),
      files: filesOf(declaration, taken),
      props: taken ? propsOf(checker.getTypeOfSymbol(taken), declaration) : [],
    };
  }

  /** The files to read again once they are edited. */
  function filesOf(declaration: ts.SignatureDeclaration, taken: ts.Symbol | undefined): readonly string[] {
    const members = taken ? membersOf(checker.getTypeOfSymbol(taken)).flatMap(([, symbols]) => symbols) : [];
    const files = [declaration, ...members.flatMap(({ declarations = [] }) => declarations)].map(
      (node) => node.getSourceFile().fileName,
    );
    return [...new Set(files)].filter((name) => !name.includes('/node_modules/'));
  }

  function propsOf(type: ts.Type, component: ts.SignatureDeclaration): readonly Prop[] {
    const defaults = defaultsIn(component);
    const shapes = shapesOf(type).length;
    return membersOf(type).flatMap(([name, symbols]) => {
      const types = symbols.map((symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(symbol)));
      const some = types.filter(({ flags }) => !(flags & ts.TypeFlags.Never));
      if (some.length === 0) return [];
      const choices = some.map(choicesOf);
      const options = choices.includes(undefined)
        ? undefined
        : [...new Set(choices.flatMap((choice) => choice ?? []))];
      const written = new Set(widestOf(symbols).map((one) => write(one, component)));
      const choice = options && inOrder(options, symbols);
      const fallback = defaults.get(name);
      const detail = some.map((one) => detailOf(one, component)).find((text) => text !== undefined);
      return [
        {
          name,
          type: choice ? choicesAsWritten(choice) : [...written].join(' | '),
          kind: kindOf(some, options),
          required:
            symbols.length === shapes && symbols.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
          description: documentationOf(symbols) || documentationOfType(symbols) || (words.get(name) ?? ''),
          ...(choice && { options: choice }),
          ...(detail && { detail }),
          ...(fallback && { default: fallback }),
        },
      ];
    });
  }

  /** With the props that only one of several overloads of the component takes. */
  function membersOf(type: ts.Type): readonly (readonly [string, readonly ts.Symbol[]])[] {
    const found = new Map<string, ts.Symbol[]>();
    for (const shape of shapesOf(type)) {
      for (const symbol of shape.getProperties().filter(isOurs)) {
        found.set(symbol.name, [...(found.get(symbol.name) ?? []), symbol]);
      }
    }
    return [...found];
  }

  /** The widest of a prop's types in the several overloads of the component. */
  function widestOf(symbols: readonly ts.Symbol[]): readonly ts.Type[] {
    const types = [...new Set(symbols.map((symbol) => checker.getTypeOfSymbol(symbol)))];
    const widest = types.filter((type) =>
      types.every((other) => other === type || !checker.isTypeAssignableTo(type, other)),
    );
    return widest.length > 0 ? widest : types;
  }

  function documentationOf(symbols: readonly ts.Symbol[]): string {
    const texts = symbols.map((symbol) =>
      ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
    );
    return [...new Set(texts)].filter((text) => text !== '').join('\n\n');
  }

  /** The docstring of a type of ours also holds for every prop of that type. */
  function documentationOfType(symbols: readonly ts.Symbol[]): string {
    return documentationOf(symbols.flatMap((symbol) => namedType(typeNodeOf(symbol)) ?? []));
  }

  function namedType(node: ts.TypeNode | undefined): ts.Symbol | undefined {
    if (!node || !ts.isTypeReferenceNode(node)) return undefined;
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const named = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return named && isOurs(named) ? named : undefined;
  }

  /** In the order in which they are written: the checker keeps the order in which it met them. */
  function inOrder(options: NonNullable<Prop['options']>, symbols: readonly ts.Symbol[]) {
    const written = symbols.flatMap((symbol) => writtenIn(typeNodeOf(symbol)));
    const place = (option: string | number | boolean) => {
      const found = written.indexOf(String(option));
      return found < 0 ? written.length : found;
    };
    return options.toSorted((one, other) => place(one) - place(other));
  }

  function writtenIn(node: ts.TypeNode | undefined): readonly string[] {
    if (!node) return [];
    if (ts.isUnionTypeNode(node)) return node.types.flatMap(writtenIn);
    if (ts.isLiteralTypeNode(node) && 'text' in node.literal) return [node.literal.text];
    if (ts.isTypeOperatorNode(node))
      return checker
        .getTypeFromTypeNode(node.type)
        .getProperties()
        .map(({ name }) => name);
    const declared = namedType(node)?.declarations?.find(ts.isTypeAliasDeclaration);
    return declared && declared.type !== node ? writtenIn(declared.type) : [];
  }

  function write(type: ts.Type, at: ts.Node): string {
    const { NoTruncation, UseAliasDefinedOutsideCurrentScope, UseSingleQuotesForStringLiteralType } =
      ts.TypeFormatFlags;
    const format = NoTruncation | UseAliasDefinedOutsideCurrentScope | UseSingleQuotesForStringLiteralType;
    return checker.typeToString(type, at, format).replace(/ \| undefined$/, '');
  }

  /** The fields of an object of ours: the item of a list, or the thing itself. */
  function detailOf(type: ts.Type, at: ts.Node): string | undefined {
    const item = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : type;
    const symbol = item?.aliasSymbol ?? item?.getSymbol();
    if (!item || !symbol || !isOurs(symbol) || item.getCallSignatures().length > 0) return undefined;
    if (!(item.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return undefined;
    const lines = item.getProperties().map((member) => {
      const optional = member.flags & ts.SymbolFlags.Optional;
      const told = documentationOf([member]).replaceAll(/\s*\n\s*/g, ' ');
      const text = write(checker.getTypeOfSymbol(member), at);
      return `${told && `  // ${told}\n`}  ${member.name}${optional ? '?' : ''}: ${text};`;
    });
    return symbol.name.startsWith('__')
      ? `{\n${lines.join('\n')}\n}`
      : `${symbol.name} {\n${lines.join('\n')}\n}`;
  }

  function kindOf(types: readonly ts.Type[], options: Prop['options']): Prop['kind'] {
    if (options) return options.every((option) => typeof option === 'boolean') ? 'boolean' : 'choice';
    if (types.every(isText)) return 'text';
    if (types.every(({ flags }) => flags & ts.TypeFlags.NumberLike)) return 'number';
    if (types.every((type) => type.getCallSignatures().length > 0)) return 'function';
    return types.every((type) => isData(type)) ? 'data' : 'other';
  }

  /** What can be written down as JSON, all the way down. */
  function isData(type: ts.Type, above: readonly ts.Type[] = []): boolean {
    if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike))
      return true;
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return true;
    if (above.includes(type)) return true;
    const deeper = [...above, type];
    if (type.isUnion()) return type.types.every((one) => isData(one, deeper));
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      return checker.getTypeArguments(type as ts.TypeReference).every((one) => isData(one, deeper));
    }
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
    if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return false;
    const members = type.getProperties();
    return (
      (members.length > 0 || type.getStringIndexType() !== undefined) &&
      members.every((member) => isOurs(member) && isData(checker.getTypeOfSymbol(member), deeper))
    );
  }
}

function hostFor(files: () => string[]): ts.LanguageServiceHost {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (file) => readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  return {
    ...ts.sys,
    getCompilationSettings: () => ({ ...options, types: ['vite/client'] }),
    getCurrentDirectory: () => root,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...files(), ...ambient],
    getScriptVersion: (file) => String(ts.sys.getModifiedTime?.(file)?.getTime()),
    getScriptSnapshot(file) {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  };
}

const typeNodeOf = ({ declarations = [] }: ts.Symbol) => declarations.find(ts.isPropertySignature)?.type;

const quote = (option: string | number | boolean) =>
  typeof option === 'string' ? `'${option.replaceAll("'", String.raw`\'`)}'` : String(option);

const choicesAsWritten = (options: NonNullable<Prop['options']>) => {
  const literals = options.filter((option) => typeof option !== 'boolean').map(quote);
  const both = options.includes(true) && options.includes(false);
  return [
    ...literals,
    ...(both ? ['boolean'] : options.filter((option) => typeof option === 'boolean')),
  ].join(' | ');
};

const shapesOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const isText = ({ flags }: ts.Type) => Boolean(flags & ts.TypeFlags.StringLike);

/** The values of a union of nothing but literals, in the order in which they are written. */
function choicesOf(type: ts.Type): readonly (string | number | boolean)[] | undefined {
  const values = shapesOf(type).map((one) => {
    if (one.isStringLiteral() || one.isNumberLiteral()) return one.value;
    if (one.flags & ts.TypeFlags.BooleanLiteral)
      return 'intrinsicName' in one && one.intrinsicName === 'true';
    return undefined;
  });
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Not the attributes of every HTML element, but for its children. */
const isOurs = ({ name, declarations = [] }: ts.Symbol) =>
  name === 'children' ||
  declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'));

/** The value of `component:` where the stories of a file are introduced, and where it comes from. */
function componentIn(file: string) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2023,
    true,
    ts.ScriptKind.TSX,
  );
  const expression = /\bpreview\.meta\(\{[^]*?\bcomponent: ([\w.]+)/.exec(source.text)?.[1];
  const names = expression?.split('.') ?? [];
  for (const { importClause, moduleSpecifier } of source.statements.filter(ts.isImportDeclaration)) {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) continue;
    const named = bindings.elements.find(({ name }) => name.text === names[0]);
    if (!expression || !named) continue;
    return {
      expression,
      file: pathOf(new URL(moduleSpecifier.text, pathToFileURL(file))),
      names: [(named.propertyName ?? named.name).text, ...names.slice(1)],
    };
  }
  return undefined;
}

/** The defaults of a component, from where it destructures its props. */
function defaultsIn(component: ts.SignatureDeclaration): ReadonlyMap<string, string> {
  const [taken] = component.parameters;
  const defaults = new Map<string, string>();
  const note = (pattern: ts.BindingName) => {
    if (!ts.isObjectBindingPattern(pattern)) return;
    for (const { name, propertyName, initializer } of pattern.elements) {
      if (initializer) defaults.set((propertyName ?? name).getText(), initializer.getText());
    }
  };
  if (!taken) return defaults;
  note(taken.name);
  const body = 'body' in component ? component.body : undefined;
  if (!body || !ts.isBlock(body)) return defaults;
  for (const statement of body.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer?.getText() === taken.name.getText()) note(name);
    }
  }
  return defaults;
}

import ts from 'typescript';
import type { Entry } from './entries.ts';

const longestLine = 160;

/** Everything that can be imported, entry by entry: each component with its own props, each type with its members. */
export function describeApi(entries: readonly Entry[]): readonly { name: string; text: string }[] {
  const program = ts.createProgram(
    entries.map(({ types }) => types),
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const described = new Set<ts.Symbol>();

  return entries.map((entry) => ({ name: entry.name, text: describeEntry(entry) }));

  function describeEntry({ name, types }: Entry): string {
    const file = program.getSourceFile(types)!;
    const module = checker.getSymbolAtLocation(file);
    const exported = module ? checker.getExportsOfModule(module) : [];
    const named = exported.filter((symbol) => !isPropsOf(symbol, exported)).toSorted(byName);
    return [`@awning/ui/${name}`, ...named.flatMap(describeExport), ''].join('\n');
  }

  function describeExport(alias: ts.Symbol): string[] {
    const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
    if (described.has(symbol)) return [`  ${alias.name} (above)`];
    described.add(symbol);
    const declaration = symbol.declarations![0]!;

    if (ts.isFunctionDeclaration(declaration)) {
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const props = signature!.getParameters()[0];
      const isComponent = /^[A-Z]/.test(symbol.name);
      if (!isComponent) return [`  ${symbol.name}${write(checker.getTypeOfSymbol(symbol), declaration)}`];
      return [`  <${symbol.name}>`, ...(props ? membersOf(checker.getTypeOfSymbol(props), declaration) : [])];
    }
    if (ts.isInterfaceDeclaration(declaration)) {
      return [
        `  interface ${symbol.name}`,
        ...membersOf(checker.getDeclaredTypeOfSymbol(symbol), declaration),
      ];
    }
    if (ts.isTypeAliasDeclaration(declaration)) {
      return [`  type ${symbol.name} = ${declaration.type.getText().replaceAll(/\s+/g, ' ')}`];
    }
    return [`  ${symbol.name}: ${write(checker.getTypeOfSymbol(symbol), declaration)}`];
  }

  function membersOf(type: ts.Type, at: ts.Node): string[] {
    return type
      .getProperties()
      .filter(isOurs)
      .map((member) => {
        const optional = Boolean(member.flags & ts.SymbolFlags.Optional);
        const text = write(checker.getTypeOfSymbol(member), at);
        return `    ${member.name}${optional ? `?: ${text.replace(/ \| undefined$/, '')}` : `: ${text}`}`;
      });
  }

  function write(type: ts.Type, at: ts.Node): string {
    const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
    const text = checker.typeToString(type, at, NoTruncation | UseAliasDefinedOutsideCurrentScope);
    // A type too long for a line gets one for each member, so that a change is one line in the diff.
    return text.length > longestLine ? text.replaceAll(/(?<=[;{]) /g, '\n      ') : text;
  }
}

/** A component's props are listed under it already. */
const isPropsOf = ({ name }: ts.Symbol, others: readonly ts.Symbol[]) =>
  name.endsWith('Props') && others.some((other) => `${other.name}Props` === name);

const byName = (one: ts.Symbol, other: ts.Symbol) => one.name.localeCompare(other.name, 'en');

/** Not the attributes of every HTML element: no reviewer reads a list that names `onPointerLeaveCapture`. */
const isOurs = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'));

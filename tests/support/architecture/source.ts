import { parseSync } from 'vite';
import { type Finding, findings } from './findings.ts';

/** A file as the checker sees it. */
export type Source = {
  path: string;
  imports: readonly Import[];
  findings: readonly (Finding & { line: number })[];
};

/** `url` is a file that is named but not run here, such as a worker's. */
export type Import = { kind: 'static' | 'dynamic' | 'url'; specifier: string; line: number };

/** Reads one TypeScript file; one that cannot be parsed has that as its only finding. */
export function readSource(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text);
  const [error] = errors;
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  if (error) {
    const start = error.labels[0]?.start ?? 0;
    const broken = { kind: 'broken', what: error.message, start, line: lineOf(start) } as const;
    return { path, imports: [], findings: [broken] };
  }
  const found = [...findings(program)].map((each) => ({ ...each, line: lineOf(each.start) }));
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => {
      return entries.flatMap(({ moduleRequest }) => moduleRequest ?? []);
    }),
  ];
  const imports = requests.map(({ value, start }): Import => {
    return { kind: 'static', specifier: value, line: lineOf(start) };
  });
  const lazy = found.flatMap(({ kind, what, line }): Import[] => {
    const leads = kind === 'static' || kind === 'dynamic' || kind === 'url';
    return leads ? [{ kind, specifier: what, line }] : [];
  });
  return { path, imports: [...imports, ...lazy], findings: found };
}

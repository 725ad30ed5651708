/** Where the values of a JSON text are, by their path (`flags.voucher`), which names are there twice, and where it stops being JSON. */
export type JsonLines = {
  lines: ReadonlyMap<string, number>;
  twice: readonly string[];
  broken: number | undefined;
};

const token = /\s*("(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+)?/y;

/** Scans the text itself, since `JSON.parse` does not report positions. */
export function linesOfJson(text: string): JsonLines {
  const reader = new Reader(text);
  let broken: number | undefined;
  try {
    reader.value('');
    reader.end();
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    broken = reader.line();
  }
  return { lines: reader.lines, twice: reader.twice, broken };
}

class Reader {
  readonly lines = new Map<string, number>();
  readonly twice: string[] = [];
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The line of the token that was taken last. */
  line(): number {
    return this.#text.slice(0, this.#at).split('\n').length;
  }

  end(): void {
    if (this.#take() !== undefined) throw new SyntaxError();
  }

  value(path: string): void {
    const first = this.#take();
    if (!this.lines.has(path)) this.lines.set(path, this.line());
    if (first === '{') this.#members(path);
    else if (first === '[') this.#items(path);
    else JSON.parse(first ?? '');
  }

  #members(path: string): void {
    if (this.#ends('}')) return;
    do {
      const name = under(path, String(JSON.parse(this.#take() ?? '')));
      if (this.lines.has(name)) this.twice.push(name);
      this.lines.set(name, this.line());
      if (this.#take() !== ':') throw new SyntaxError();
      this.value(name);
    } while (this.#goesOn('}'));
  }

  #items(path: string): void {
    if (this.#ends(']')) return;
    let nth = 0;
    do this.value(under(path, String(nth++)));
    while (this.#goesOn(']'));
  }

  #ends(sign: string): boolean {
    const before = this.#at;
    if (this.#take() === sign) return true;
    this.#at = before;
    return false;
  }

  #goesOn(end: string): boolean {
    const sign = this.#take();
    if (sign !== ',' && sign !== end) throw new SyntaxError();
    return sign === ',';
  }

  #take(): string | undefined {
    token.lastIndex = this.#at;
    const [whole = '', taken] = token.exec(this.#text) ?? [];
    this.#at += whole.length;
    const isLost = taken === undefined && this.#at < this.#text.length;
    if (isLost) throw new SyntaxError();
    return taken;
  }
}

function under(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The line of a value, or of what it would stand in when it is not there. */
export function lineAt({ lines }: JsonLines, path: string): number | undefined {
  const line = lines.get(path);
  if (line !== undefined || path === '') return line;
  return lineAt(
    { lines, twice: [], broken: undefined },
    path.slice(0, Math.max(0, path.lastIndexOf('.'))),
  );
}

/** Returns the string literals of a TypeScript source. Templates come without the code inside; templates within that code count too. */
export function literalsOf(source: string): readonly string[] {
  const literals: string[] = [];
  let at = 0;

  function quoted(mark: string): void {
    const start = ++at;
    while (source[at] !== mark) at += source[at] === '\\' ? 2 : 1;
    literals.push(source.slice(start, at++));
  }

  function template(): void {
    let text = '';
    for (at += 1; source[at] !== '`'; ) {
      if (source.startsWith('${', at)) {
        at += 2;
        code('}');
        at += 1;
        text += '…';
      } else {
        const length = source[at] === '\\' ? 2 : 1;
        text += source.slice(at, at + length);
        at += length;
      }
    }
    at += 1;
    literals.push(text);
  }

  function code(end: string | undefined): void {
    for (let depth = 0; at < source.length; ) {
      const here = source[at];
      if (here === end && depth === 0) return;
      if (source.startsWith('//', at)) at = source.indexOf('\n', at);
      else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 2;
      else if (here === "'") quoted("'");
      else if (here === '`') template();
      else {
        depth += here === '{' ? 1 : here === '}' ? -1 : 0;
        at += 1;
      }
    }
  }

  code(undefined);
  return literals;
}

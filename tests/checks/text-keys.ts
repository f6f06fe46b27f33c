/** Text key used by the code: complete, or with `*` for its variable parts (`app.fund.coming.*`). */
export interface AskedKey {
  readonly key: string;
  readonly line: number;
}

/** Returns the keys in the first arguments of `translate` calls. Variable parts of a template become `*`. */
export function askedKeys(text: string): AskedKey[] {
  return Array.from(text.matchAll(/\btranslate\(/g), ({ index }) => index + 'translate('.length).flatMap((start) =>
    stringsIn(text.slice(start, endOfArgument(text, start)))
      .filter((key) => KEY.test(key))
      .map((key) => ({ key, line: text.slice(0, start).split('\n').length })),
  );
}

/** Checks whether a text exists for the key, or for a key that matches the template. */
export function isKnown(key: string, texts: ReadonlySet<string>): boolean {
  if (!key.includes('*')) return texts.has(key);
  const pattern = new RegExp(`^${key.split('*').map(escaped).join('.+')}$`);
  return [...texts].some((text) => pattern.test(text));
}

/** Words joined by dots. A code that a condition compares does not match. */
const KEY = /^[a-zA-Z][\w-]*(?:\.[\w*-]+)+$/;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the position of the comma or parenthesis that ends an argument. */
function endOfArgument(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at]!;
    if (letter === "'" || letter === '"') at = text.indexOf(letter, at + 1);
    else if (letter === '`') at = endOfTemplate(text, at);
    else if ('([{'.includes(letter)) depth += 1;
    else if (depth === 0 && ',)'.includes(letter)) return at;
    else if (')]}'.includes(letter)) depth -= 1;
  }
  return text.length;
}

function endOfTemplate(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '`') return at;
    if (text.startsWith('${', at)) at = endOfHole(text, at + 2);
  }
  return text.length;
}

function endOfHole(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at]!;
    if (letter === '`') at = endOfTemplate(text, at);
    else if (letter === '{') depth += 1;
    else if (letter === '}' && depth === 0) return at;
    else if (letter === '}') depth -= 1;
  }
  return text.length;
}

/** Returns the strings of an expression. Variable parts of a template become `*`. */
function stringsIn(expression: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < expression.length; at += 1) {
    const letter = expression[at]!;
    if (letter === "'" || letter === '"') {
      const end = expression.indexOf(letter, at + 1);
      found.push(expression.slice(at + 1, end));
      at = end;
    } else if (letter === '`') {
      const end = endOfTemplate(expression, at);
      found.push(withHoles(expression.slice(at + 1, end)));
      at = end;
    }
  }
  return found;
}

function withHoles(template: string): string {
  let text = '';
  for (let at = 0; at < template.length; at += 1) {
    if (template.startsWith('${', at)) {
      text += '*';
      at = endOfHole(template, at + 2);
    } else text += template[at]!;
  }
  return text;
}

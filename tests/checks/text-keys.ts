/** A key of a text as the code asks for it: whole, or with parts that are filled in (`app.fund.coming.*`). */
export interface AskedKey {
  readonly key: string;
  readonly line: number;
}

/** Keys in the first arguments of calls of `translate`. Parts of a template that are filled in are `*`. */
export function askedKeys(text: string): AskedKey[] {
  return Array.from(text.matchAll(/\btranslate\(/g), ({ index }) => index + 'translate('.length).flatMap((start) =>
    stringsIn(text.slice(start, endOfArgument(text, start)))
      .filter((key) => KEY.test(key))
      .map((key) => ({ key, line: text.slice(0, start).split('\n').length })),
  );
}

/** Tests if a text exists for the key, or for one that the template can become. */
export function isKnown(key: string, texts: ReadonlySet<string>): boolean {
  if (!key.includes('*')) return texts.has(key);
  const pattern = new RegExp(`^${key.split('*').map(escaped).join('.+')}$`);
  return [...texts].some((text) => pattern.test(text));
}

/** Words joined by dots; a code compared in a condition is no key. */
const KEY = /^[a-zA-Z][\w-]*(?:\.[\w*-]+)+$/;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Position of the comma or parenthesis that ends an argument. */
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

/** Strings of an expression, the templates with `*` for what is filled in. */
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

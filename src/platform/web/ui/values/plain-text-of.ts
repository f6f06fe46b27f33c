import { decodeEntities } from './decode-entities';

/** Elements without text content. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
]);

/** Elements that start a new line. */
const LINE = new Set([
  'p',
  'br',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'hr',
  'tr',
  'section',
  'article',
]);

/**
 * Converts HTML to plain text for list cells, facts and comparisons. It yields one line per paragraph or list item. It needs no document
 * and does not sanitise: render the result as text.
 *
 * @param limit maximum number of characters; a longer text is cut at a word and ends with «…»
 */
export function plainTextOf(html: unknown, limit = Infinity): string {
  if (typeof html !== 'string') return '';
  const text = decodeEntities(withoutTags(html))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const word = cut.search(/\s\S*$/);
  return `${(word > limit / 2 ? cut.slice(0, word) : cut).trimEnd()}…`;
}

/** Removes tags in one pass from left to right, so that every text takes linear time. */
function withoutTags(html: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    parts.push(html.slice(at, open).replaceAll('\n', ' '));
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 24))?.[1]?.toLowerCase();
    if (html.startsWith('<!--', open)) {
      at = after(html, /-->/g, open + 4);
    } else if (!name && !/[!?/]/.test(html[open + 1] ?? '')) {
      parts.push('<');
      at = open + 1;
    } else {
      at = endOfTag(html, open);
      if (name && LINE.has(name)) parts.push('\n');
      if (name && SILENT.has(name) && html[open + 1] !== '/')
        at = after(html, new RegExp(`</${name}[^>]*>?`, 'gi'), at);
    }
  }
  parts.push(html.slice(at).replaceAll('\n', ' '));
  return parts.join('');
}

/** Returns the position after the end pattern; without a match, the end of the text. */
function after(html: string, end: RegExp, from: number): number {
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : html.length;
}

/** Returns the position after the `>` outside attribute values; an unclosed tag extends to the end of the text, as in a browser. */
function endOfTag(html: string, open: number): number {
  let quote = '';
  for (let at = open + 1; at < html.length; at += 1) {
    const sign = html[at]!;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '>') {
      return at + 1;
    } else if ((sign === '"' || sign === "'") && html[at - 1] === '=') {
      quote = sign;
    }
  }
  return html.length;
}

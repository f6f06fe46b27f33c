import { createScanner, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { nearest } from '../nearest';

export interface SyntaxFault {
  readonly offset: number;
  readonly message: string;
  readonly suggestion: string | null;
  /** Replacement of the range from `start` to `end` by `text`; null when unknown. */
  readonly edit: { readonly start: number; readonly end: number; readonly text: string } | null;
}

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly indent: number;
  readonly first: boolean;
}

const OPENERS: ReadonlySet<string | undefined> = new Set(['{', '[']);
const CLOSERS: ReadonlySet<string | undefined> = new Set(['}', ']']);

/**
 * Finds the first syntax error at the place where a person would correct it. A parser reports the next token instead, or the end of the
 * file when a brace is not closed.
 */
export function syntaxFault(text: string, error: ParseError): SyntaxFault {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return { offset: 0, message: 'The file is empty.', suggestion: null, edit: null };
  const damaged = tokens.find(({ text: word }) => word.startsWith('"') && !isWhole(word));
  if (damaged) return unfinishedText(damaged);
  // Line breaks and indentation decide only when the brackets do not match.
  const bracket = bracketFault(tokens, false) && bracketFault(tokens, true);
  if (bracket) return bracket;
  const comma = tokens.find(
    (token, index) =>
      token.text === ',' &&
      (index === 0 ||
        index + 1 === tokens.length ||
        CLOSERS.has(tokens[index + 1]!.text) ||
        tokens[index - 1]!.text === ',' ||
        OPENERS.has(tokens[index - 1]!.text)),
  );
  if (comma)
    return {
      offset: comma.start,
      message: 'Not valid JSON: this comma has nothing behind it.',
      suggestion: 'remove the comma',
      edit: { start: comma.start, end: comma.end, text: '' },
    };
  return parserFault(tokens, text, error);
}

function isWhole(word: string): boolean {
  return (
    word.length > 1 &&
    word.endsWith('"') &&
    !word
      .slice(0, -1)
      .replaceAll(String.raw`\\`, '')
      .endsWith('\\')
  );
}

function unfinishedText({ text: word, start }: Token): SyntaxFault {
  const stop = start + word.trimEnd().replace(/,$/, '').length;
  return {
    offset: start,
    message: 'Not valid JSON: this text has no closing quote.',
    suggestion: 'add `"`',
    edit: { start: stop, end: stop, text: '"' },
  };
}

/**
 * Finds a brace that is not closed, or that closes nothing. By lines: a bracket opened at the end of a line closes at its indent, every
 * other one on its own line.
 */
function bracketFault(tokens: readonly Token[], byLines: boolean): SyntaxFault | null {
  const open: { readonly token: Token; readonly isBlock: boolean }[] = [];
  for (const [index, token] of tokens.entries()) {
    const top = open.at(-1);
    if (byLines && top && endsBefore(token, top)) return unclosed(top.token, tokens[index - 1]!);
    if (OPENERS.has(token.text)) open.push({ token, isBlock: tokens[index + 1]?.line !== token.line });
    if (!CLOSERS.has(token.text)) continue;
    const outer = open.at(-2);
    if (top && closerOf(top.token) === token.text) open.pop();
    else if (top && outer && closerOf(outer.token) === token.text) return unclosed(top.token, tokens[index - 1]!);
    else return stray(token, top?.token);
  }
  const left = open.at(-1);
  return left ? unclosed(left.token, tokens.at(-1)!) : null;
}

/** Returns true when lines and indents show that the bracket `top` should close before this token. */
function endsBefore(token: Token, top: { readonly token: Token; readonly isBlock: boolean }): boolean {
  if (!token.first || token.line === top.token.line) return false;
  if (!top.isBlock) return true;
  return CLOSERS.has(token.text) ? token.indent < top.token.indent : token.indent <= top.token.indent;
}

function stray(token: Token, opener: Token | undefined): SyntaxFault {
  const right = opener ? closerOf(opener) : '';
  return {
    offset: token.start,
    message: `Not valid JSON: nothing is open that this \`${token.text}\` would close.`,
    suggestion: right === '' ? `remove the \`${token.text}\`` : `did you mean \`${right}\`?`,
    edit: { start: token.start, end: token.end, text: right },
  };
}

function unclosed(opener: Token, before: Token): SyntaxFault {
  const closer = closerOf(opener);
  const inline = opener.line === before.line;
  const at = before.text === ',' ? before.start : before.end;
  const lead = inline ? (closer === '}' ? ' ' : '') : `\n${' '.repeat(opener.indent)}`;
  return {
    offset: opener.start,
    message: `Not valid JSON: this \`${opener.text}\` is never closed.`,
    suggestion: `add \`${closer}\``,
    edit: { start: at, end: at, text: lead + closer },
  };
}

function parserFault(tokens: readonly Token[], text: string, { error, offset }: ParseError): SyntaxFault {
  const name = printParseErrorCode(error);
  const found = tokens.findIndex((token) => token.end > offset);
  const index = found === -1 ? tokens.length - 1 : found;
  const { text: word, start, end } = tokens[index]!;
  const before = tokens[index - 1];
  if (before && !(before.end === start && /\d/.test(word)) && (name === 'CommaExpected' || name === 'ColonExpected')) {
    const mark = name === 'CommaExpected' ? ',' : ':';
    return {
      offset: before.end,
      message: `Not valid JSON: a ${mark === ',' ? 'comma' : 'colon'} is missing here.`,
      suggestion: `add \`${mark}\``,
      edit: { start: before.end, end: before.end, text: mark },
    };
  }
  if (/^[^"{}[\],:.\d]/.test(word)) {
    const literal = before?.text === ':' ? nearest(word, ['true', 'false', 'null']) : null;
    const right = literal ?? JSON.stringify(word.replaceAll(/^'|'$/g, ''));
    return {
      offset: start,
      message: `Not valid JSON: \`${word}\` is no value.`,
      suggestion: `did you mean \`${right}\`?`,
      edit: { start, end, text: right },
    };
  }
  return { offset: start, message: `Not valid JSON: ${name}.`, suggestion: null, edit: null };
}

function closerOf({ text }: Token): string {
  return text === '{' ? '}' : ']';
}

/** Returns the tokens without space and comments. */
function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  const lines = text.split('\n');
  for (;;) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    if (end === start) return tokens;
    const line = scanner.getTokenStartLine();
    const indent = lines[line]!.length - lines[line]!.trimStart().length;
    tokens.push({
      text: text.slice(start, end),
      start,
      end,
      line,
      indent,
      first: scanner.getTokenStartCharacter() === indent,
    });
  }
}

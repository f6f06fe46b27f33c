import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { isObject } from '#platform/shared/paths';
import { textRuns } from './text-runs';

/** Returns a document in which each text is set in a font that has its characters. */
export function withFallbackFont(document: TDocumentDefinitions): TDocumentDefinitions {
  const { content, header, footer } = document;
  return {
    ...document,
    content: inFonts(content),
    ...(typeof header === 'function' ? { header: (...page) => inFonts(header(...page)) } : {}),
    ...(typeof footer === 'function' ? { footer: (...page) => inFonts(footer(...page)) } : {}),
  };
}

/** Properties of a content that contain other contents. */
const HOLDERS = ['text', 'stack', 'columns', 'table', 'body'];

function inFonts<Value>(value: Value): Value {
  return mapped(value) as Value;
}

function mapped(value: unknown): unknown {
  if (typeof value === 'string') {
    const runs = textRuns(value);
    return runs.length === 1 && runs[0]?.font === undefined ? (runs[0]?.text ?? '') : { text: runs };
  }
  if (Array.isArray(value)) return value.map(mapped);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (!HOLDERS.includes(name)) return [name, member];
      // A text is a string or a list of parts, not a content of its own.
      return [name, name === 'text' && typeof member === 'string' ? textRuns(member).map(plainRun) : mapped(member)];
    }),
  );
}

const plainRun = ({ text, font }: ReturnType<typeof textRuns>[number]) => (font ? { text, font } : text);

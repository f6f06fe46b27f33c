/** Collects the text of a shared or inline string: its runs in sequence, without phonetic readings (`rPh`). */
export interface TextReader {
  readonly begin: () => void;
  readonly open: (name: string) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  readonly end: () => string;
}

export function textReader(): TextReader {
  let gathered = '';
  let isText = false;
  let readings = 0;
  return {
    begin: () => {
      [gathered, isText, readings] = ['', false, 0];
    },
    open: (name) => {
      if (name === 't') isText = readings === 0;
      else if (name === 'rPh') readings += 1;
    },
    text: (text) => {
      if (isText) gathered += text;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') readings -= 1;
    },
    end: () => unescapedText(gathered),
  };
}

/** Decodes characters that XML does not allow, which workbooks write as `_x0007_` (ECMA-376 part 1, 22.9.2.19). */
export function unescapedText(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

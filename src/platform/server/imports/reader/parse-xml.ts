import { SaxesParser } from 'saxes';
import { FileFault } from './file-fault';
import { LIMITS } from './limits';

export type Attributes = Readonly<Record<string, string>>;

/** Handler of the contents of a part. Names have no prefix; an element in another namespace than the part's is named ''. */
export interface XmlReader {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/**
 * Parses a part of a workbook while it is unpacked, and yields after each piece.
 *
 * @throws FileFault when it is no well-formed XML, declares entities, or exceeds the limits of nesting or length
 */
export async function* parseXml(pieces: AsyncIterable<Buffer>, { open, text, close }: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const decoder = new TextDecoder();
  const ownName = ownNames();
  let depth = 0;
  let quiet = 0;
  parser.on('doctype', () => {
    throw new FileFault('ARCHIVO_NO_LEGIBLE');
  });
  parser.on('opentag', ({ name, attributes }) => {
    quiet = 0;
    depth += 1;
    if (depth > LIMITS.depth) throw new FileFault('ARCHIVO_NO_LEGIBLE');
    open(ownName(name, attributes), attributes);
  });
  parser.on('closetag', ({ name }) => {
    quiet = 0;
    depth -= 1;
    close?.(ownName(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  try {
    for await (const piece of pieces) {
      parser.write(decoder.decode(piece, { stream: true }));
      quiet += piece.length;
      if (quiet > LIMITS.quietBytes) throw new FileFault('ARCHIVO_NO_LEGIBLE');
      yield;
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('ARCHIVO_NO_LEGIBLE');
  }
}

/**
 * Parses a whole part at once: the description of a workbook, beside its cells.
 *
 * @throws FileFault like `parseXml`, and for too many elements
 */
export async function readXml(pieces: AsyncIterable<Buffer> | null, reader: XmlReader): Promise<void> {
  if (!pieces) return;
  let left: number = LIMITS.elements;
  const counting: XmlReader = {
    ...reader,
    open: (name, attributes) => {
      left -= 1;
      if (left < 0) throw new FileFault('ARCHIVO_NO_LEGIBLE');
      reader.open(name, attributes);
    },
  };
  for await (const _ of parseXml(pieces, counting));
}

/**
 * Returns a function for the local name of elements in the namespace of the part's root, by the prefixes that the root binds to it:
 * `x15:workbookPr` is not `workbookPr`. The parser's own namespaces would double its time on every sheet.
 */
function ownNames(): (name: string, attributes?: Attributes) => string {
  let prefixes: readonly string[] | null = null;
  return (name, attributes = {}) => {
    const end = name.indexOf(':');
    const prefix = name.slice(0, Math.max(0, end));
    prefixes ??= sameAs(prefix, attributes);
    return prefixes.includes(prefix) ? name.slice(end + 1) : '';
  };
}

/** Returns the prefixes that an element binds to the same namespace as the given one. */
function sameAs(prefix: string, attributes: Attributes): string[] {
  const namespace = attributes[prefix === '' ? 'xmlns' : `xmlns:${prefix}`];
  const others = Object.entries(attributes).flatMap(([name, bound]) =>
    bound === namespace && /^xmlns(:|$)/.test(name) ? [name.slice('xmlns:'.length)] : [],
  );
  return [prefix, ...others];
}

/** Returns a name without its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

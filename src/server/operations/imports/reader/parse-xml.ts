import { SaxesParser } from 'saxes';
import { FileFault } from './file-fault';
import { LIMITS } from './limits';

export type Attributes = Readonly<Record<string, string>>;

/** Told of what a part holds, by names without their prefixes. */
export interface XmlReader {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/**
 * Reads a part of a workbook as it is unpacked, and gives way after each piece.
 *
 * @throws FileFault when it is no well-formed XML, declares entities, or nests or runs on further than workbooks do
 */
export async function* parseXml(pieces: AsyncIterable<Buffer>, { open, text, close }: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const decoder = new TextDecoder();
  let depth = 0;
  let quiet = 0;
  parser.on('doctype', () => {
    throw new FileFault('ARCHIVO_NO_LEGIBLE');
  });
  parser.on('opentag', ({ name, attributes }) => {
    quiet = 0;
    depth += 1;
    if (depth > LIMITS.depth) throw new FileFault('ARCHIVO_NO_LEGIBLE');
    open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    quiet = 0;
    depth -= 1;
    close?.(localName(name));
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
 * The same for a part that is kept as a whole: what a workbook says of itself, beside its cells.
 *
 * @throws FileFault also when it has more elements than workbooks have
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

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

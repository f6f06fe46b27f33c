import { FileFault } from './file-fault';
import { LIMITS } from './limits';
import { parseXml } from './parse-xml';
import { textReader } from './text-reader';

/** Number of texts joined in one string: as separate strings they would take several times the memory. */
const TOGETHER = 1024;

/** Returns a shared string of the workbook by its index; undefined for an unknown one. */
export type SharedTexts = (index: number) => string | undefined;

export async function sharedTexts(pieces: AsyncIterable<Buffer> | null): Promise<SharedTexts> {
  const blocks: string[] = [];
  /** Start of each text in its block. */
  const starts: number[] = [];
  let block: string[] = [];
  let length = 0;
  let characters = 0;
  const add = (text: string) => {
    if (starts.length >= LIMITS.sharedTexts)
      throw new FileFault('ARCHIVO_DEMASIADAS_CELDAS', { limite: LIMITS.sharedTexts });
    characters += text.length;
    if (characters > LIMITS.sharedCharacters)
      throw new FileFault('ARCHIVO_SIN_MEMORIA', { limite: LIMITS.workerMegabytes });
    starts.push(length);
    block.push(text);
    length += text.length;
    if (block.length === TOGETHER) seal();
  };
  const seal = () => {
    blocks.push(block.join(''));
    [block, length] = [[], 0];
  };
  const item = textReader();
  if (pieces) {
    const reading = parseXml(pieces, {
      open: (name) => (name === 'si' ? item.begin() : item.open(name)),
      text: item.text,
      close: (name) => (name === 'si' ? add(item.end()) : item.close(name)),
    });
    for await (const _ of reading);
  }
  seal();
  return (index) => {
    const start = starts[index];
    if (start === undefined) return undefined;
    const isLast = index % TOGETHER === TOGETHER - 1;
    return blocks[Math.floor(index / TOGETHER)]!.slice(start, isLast ? undefined : starts[index + 1]);
  };
}

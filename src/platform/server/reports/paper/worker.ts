/** Worker thread that lays out one sheet after the other. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { FromPaperWorker, PaperSheet } from './paper-sheet';
import { sheetDefinition } from './sheet-definition';
import { withFallbackFont } from './with-fallback-font';

const port = parentPort!;
const folderOf = (name: string) => path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const FONTS = path.join(folderOf('pdfmake'), 'fonts/Roboto');
/** For characters that Roboto lacks: arrows, ticks, boxes, rare letters. */
const FALLBACK = path.join(folderOf('dejavu-fonts-ttf'), 'ttf');
const font = (name: string) => path.join(FONTS, `Roboto-${name}.ttf`);
const fallback = (name: string) => path.join(FALLBACK, `DejaVuSans${name}.ttf`);

pdfmake.setFonts({
  Roboto: { normal: font('Regular'), bold: font('Medium'), italics: font('Italic'), bolditalics: font('MediumItalic') },
  DejaVu: {
    normal: fallback(''),
    bold: fallback('-Bold'),
    italics: fallback('-Oblique'),
    bolditalics: fallback('-BoldOblique'),
  },
});
// A report needs no external resource; any request for one is refused.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => file.startsWith(FONTS) || file.startsWith(FALLBACK));

port.on('message', (sheet: PaperSheet) => void print(sheet));

async function print(sheet: PaperSheet): Promise<void> {
  const answer = (message: FromPaperWorker, given: ArrayBuffer[] = []) => port.postMessage(message, given);
  try {
    const bytes = Uint8Array.from(await pdfmake.createPdf(withFallbackFont(sheetDefinition(sheet))).getBuffer());
    answer({ kind: 'done', bytes }, [bytes.buffer]);
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

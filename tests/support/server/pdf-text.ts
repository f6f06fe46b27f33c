/** A text of a page with its position, in points from the left and from the bottom. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Minimum distance between the parts of a line that counts as a space, in points. */
const SPACE = 0.8;

/** Loads the PDF reader. It fails if `for … in` meets methods on arrays; drizzle-kit adds one. */
async function reader() {
  const ofAll: object = Array.prototype;
  for (const name of Object.keys(ofAll)) Object.defineProperty(ofAll, name, { enumerable: false });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

/** Extracts the text of a PDF, page by page, in writing order. */
export async function pdfPages(bytes: Uint8Array): Promise<readonly (readonly PlacedText[])[]> {
  const { getDocument } = await reader();
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: PlacedText[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
          : [],
      ),
    );
  }
  await task.destroy();
  return pages;
}

/** Returns the lines of a page from top to bottom, with the texts of each from left to right. */
export function linesOf(page: readonly PlacedText[]): readonly string[] {
  const lines = new Map<number, PlacedText[]>();
  for (const text of page) {
    const y = Math.round(text.y);
    lines.set(y, [...(lines.get(y) ?? []), text]);
  }
  return [...lines]
    .toSorted(([a], [b]) => b - a)
    .map(([, texts]) =>
      texts
        .toSorted((a, b) => a.x - b.x)
        .map(({ text, x }, index, sorted) => {
          const before = sorted[index - 1];
          return before && x - before.x - before.width > SPACE ? ` ${text}` : text;
        })
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

import type { Page } from '@playwright/test';

/** Returns words and figures of the page's content that are broken over several lines. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.parentElement?.checkVisibility()) continue;
      for (const word of node.data.matchAll(/[\p{L}\p{N}.,$%]+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (
          new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size >
          1
        )
          found.add(word[0]);
      }
    }
    return [...found];
  });
}

/** Foreign blocks of mail programs and word processors, and their replacements in the editor. */
const BECOMES: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
  section: 'p',
  article: 'p',
  header: 'p',
  footer: 'p',
  main: 'p',
  aside: 'p',
  address: 'p',
  figure: 'p',
  dt: 'p',
  dd: 'p',
  tr: 'p',
};

export const WRAPPERS = Object.keys(BECOMES);

const BLOCKS = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', ...WRAPPERS].join(',');

/** Returns the HTML of a fragment with foreign blocks as paragraphs and headings; otherwise their lines would run together. */
export function withParagraphs(fragment: DocumentFragment): string {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(fragment);
  for (const block of holder.querySelectorAll(WRAPPERS.join(','))) {
    const name = BECOMES[block.localName] ?? 'p';
    // Unwraps containers of blocks: paragraphs cannot be nested.
    if (block.querySelector(BLOCKS)) {
      block.replaceWith(...block.childNodes);
      continue;
    }
    const own = holder.ownerDocument.createElement(name);
    own.append(...block.childNodes);
    block.replaceWith(own);
  }
  return holder.innerHTML;
}

import createDOMPurify, { type Config } from 'dompurify';
import { safeLink } from './safe-link';
import { withParagraphs, WRAPPERS } from './with-paragraphs';

const TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'blockquote',
  'code',
  'pre',
  'hr',
];

const STRICT = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

/** Blocks to be kept apart, or an `is`, which can only be got rid of together with its element; without either one pass is enough. */
const FOREIGN = new RegExp(`<(?:${WRAPPERS.join('|')})[\\s/>]|[\\s/"']is[\\s=/>]`, 'i');

/** An instance of its own: what it is told about links is nobody else's business. */
const purifier = createDOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  const address = safeLink(node.getAttribute('href'));
  if (address === null) {
    node.removeAttribute('href');
    return;
  }
  node.setAttribute('href', address);
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/**
 * HTML of which nothing is left but formatted text: the tags of the editor, and links to the web, mail and telephone. Needs a browser.
 *
 * What it answers always comes out of the strict pass; the one that may come before only keeps lines apart that foreign wrappers kept apart.
 */
export function sanitiseHtml(html: string): string {
  if (!FOREIGN.test(html)) return purifier.sanitize(html, STRICT);
  const wrapped = purifier.sanitize(html, {
    ...STRICT,
    ALLOWED_TAGS: [...TAGS, ...WRAPPERS],
    RETURN_DOM_FRAGMENT: true,
  });
  return purifier.sanitize(withParagraphs(wrapped), STRICT);
}

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

/**
 * Matches foreign blocks to preserve, or an `is` attribute, which can only be removed with its element; without either one pass is enough.
 */
const FOREIGN = new RegExp(`<(?:${WRAPPERS.join('|')})[\\s/>]|[\\s/"']is[\\s=/>]`, 'i');

/** Private instance, because its link hook must not affect other users of the library. */
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
 * Sanitises HTML to formatted text: the tags of the editor, and links to the web, mail and telephone. Needs a browser.
 *
 * The result always comes from the strict pass. An optional first pass only preserves line breaks of foreign wrapper elements.
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

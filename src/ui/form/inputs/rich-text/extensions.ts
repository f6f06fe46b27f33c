import StarterKit from '@tiptap/starter-kit';
import { safeLink } from '../../../values/rich-text/safe-link';

/** What the editor knows: what the sanitiser lets through, and nothing else. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: {
      defaultProtocol: 'https',
      openOnClick: false,
      isAllowedUri: (address) => safeLink(address) !== null,
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer', class: null },
    },
    // It would add an empty paragraph to the value of whoever ends with a list.
    trailingNode: false,
    dropcursor: { color: 'currentcolor', width: 2 },
  }),
];

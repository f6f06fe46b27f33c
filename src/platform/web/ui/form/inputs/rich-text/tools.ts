import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import InsertLink from '@mui/icons-material/InsertLink';
import Redo from '@mui/icons-material/Redo';
import TitleIcon from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Editor } from '@tiptap/react';

export interface Tool {
  /** Last part of the key of its name, `app.richText.<name>`. */
  readonly name: string;
  readonly Icon: SvgIconComponent;
  readonly keys?: string;
  readonly small?: boolean;
  /** True for a directional icon, which is mirrored with the page. */
  readonly mirrored?: boolean;
  /** True when the format applies at the cursor; absent for one-off actions. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly canRun?: (editor: Editor) => boolean;
  /** Absent for the link, which needs an address first. */
  readonly run?: (editor: Editor) => void;
}

/** Tools in the order of the toolbar, by group. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'bold',
      Icon: FormatBold,
      keys: 'Control+B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      Icon: FormatItalic,
      keys: 'Control+I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
  ],
  [
    {
      name: 'heading',
      Icon: TitleIcon,
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    {
      name: 'subheading',
      Icon: TitleIcon,
      small: true,
      isOn: (editor) => editor.isActive('heading', { level: 4 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
    },
  ],
  [
    {
      name: 'bullets',
      Icon: FormatListBulleted,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'numbers',
      Icon: FormatListNumbered,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
  ],
  [{ name: 'link', Icon: InsertLink, isOn: (editor) => editor.isActive('link') }],
  [
    {
      name: 'undo',
      Icon: Undo,
      mirrored: true,
      keys: 'Control+Z',
      canRun: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      Icon: Redo,
      mirrored: true,
      keys: 'Control+Y',
      canRun: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];

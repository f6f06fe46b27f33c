import StarterKit from '@tiptap/starter-kit';
import { useTranslate } from 'react-admin';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { plainTextOf } from '#platform/web/ui/values/plain-text-of';
import { safeLink } from '#platform/web/ui/values/rich-text/safe-link';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { sanitiseHtml } from '#platform/web/ui/values/rich-text/sanitise-html';
import { LinkEditor } from './LinkEditor';
import { Toolbar } from './Toolbar';
import content from '#platform/web/ui/values/rich-text/rich-text.module.css';
import frame from './rich-text-frame.module.css';
import styles from './rich-text-editor.module.css';
import type { FieldControl } from '#platform/web/ui/form/field/FormField';

export interface RichTextControlProps {
  readonly control: FieldControl;
  readonly required: boolean;
  readonly maxLength?: number;
}

/** Extensions of the editor: exactly the elements that the sanitiser allows. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: {
      defaultProtocol: 'https',
      openOnClick: false,
      isAllowedUri: (address) => safeLink(address) !== null,
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer', class: null },
    },
    // Disabled: it would append an empty paragraph to a value that ends with a list.
    trailingNode: false,
    dropcursor: { color: 'currentcolor', width: 2 },
  }),
];

interface RichTextEditorProps extends RichTextControlProps {
  readonly autoFocus: boolean;
}

/** The editor with its toolbar, in a separate chunk. */
export default function RichTextEditor({
  control: { id, label, value, onChange, onBlur, error, describedBy, locked },
  required,
  maxLength,
  autoFocus,
}: RichTextEditorProps) {
  const given = typeof value === 'string' ? value : '';
  const lengthId = `${id}-length`;
  const described = [describedBy, maxLength === undefined ? null : lengthId].filter(Boolean).join(' ');
  const [initial] = useState(() => sanitiseHtml(given));
  const [linking, setLinking] = useState(false);
  // Last value passed to the form. A different value comes from outside (a draft, another version) and replaces the content.
  const told = useRef(given);

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial,
    // The application's own style sheets contain these rules.
    injectCSS: false,
    editable: !locked,
    autofocus: autoFocus ? 'end' : false,
    editorProps: {
      attributes: {
        id,
        class: `${frame['area']} ${content['text']} ${styles['content']}`,
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-caption`,
        ...(described ? { 'aria-describedby': described } : {}),
        'aria-invalid': String(error),
        'aria-required': String(required),
        'aria-readonly': String(locked),
      },
      transformPastedHTML: sanitiseHtml,
      // Tab always leaves the editor, even from a list, which avoids a keyboard trap.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onUpdate({ editor: current }) {
      const next = valueOf(current.getHTML());
      told.current = next ?? '';
      onChange(next);
    },
  });

  useEffect(() => {
    if (given === told.current) return;
    told.current = given;
    editor.commands.setContent(sanitiseHtml(given), { emitUpdate: false });
  }, [editor, given]);

  useEffect(() => {
    if (editor.isEditable === locked) editor.setEditable(!locked, false);
  }, [editor, locked]);

  useEffect(() => {
    // By default, a label focuses only native inputs.
    const caption = document.getElementById(`${id}-caption`);
    const focus = () => editor.commands.focus();
    caption?.addEventListener('click', focus);
    return () => caption?.removeEventListener('click', focus);
  }, [editor, id]);

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };
  return (
    <div className={frame['frame']} data-error={error || undefined} data-locked={locked || undefined} onBlur={leave}>
      {!locked && (
        <Toolbar editor={editor} contentId={id} label={label} linking={linking} onLink={() => setLinking(!linking)} />
      )}
      {linking && <LinkEditor editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} />
      {maxLength !== undefined && <LengthNote id={lengthId} length={given.length} most={maxLength} />}
    </div>
  );
}

interface LengthNoteProps {
  readonly id: string;
  readonly length: number;
  readonly most: number;
}

/** Remaining length, shown near the limit. Formatting counts too, so users cannot count it themselves. */
function LengthNote({ id, length, most }: LengthNoteProps) {
  const translate = useTranslate();
  if (length < most * 0.8) return null;
  return (
    <p id={id} className={styles['length']} data-over={length > most || undefined}>
      {translate('app.richText.length', { length: formatNumber(length), most: formatNumber(most) })}
    </p>
  );
}

/** Returns the sanitised value; null for a text without visible content. */
function valueOf(html: string): string | null {
  const safe = sanitiseHtml(html);
  return plainTextOf(safe) === '' ? null : safe;
}

import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { sanitiseHtml } from '../../../values/rich-text/sanitise-html';
import content from '../../../values/rich-text/rich-text.module.css';
import { EXTENSIONS } from './extensions';
import { LengthNote } from './LengthNote';
import { LinkEditor } from './LinkEditor';
import type { RichTextControlProps } from './RichTextControl';
import { Toolbar } from './Toolbar';
import { valueOf } from './value-of';
import frame from './rich-text-frame.module.css';
import styles from './rich-text-editor.module.css';

interface RichTextEditorProps extends RichTextControlProps {
  readonly autoFocus: boolean;
}

/** The editor itself, with its toolbar. A chunk of its own. */
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
  // What the form has of us: anything else it has comes from elsewhere (a draft, another version) and is to be shown.
  const told = useRef(given);

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial,
    // The page's own style sheets have these rules.
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
      // Tab leads on, also out of a list: nobody who works with the keyboard is held here.
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
    // A label leads only to inputs by itself.
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

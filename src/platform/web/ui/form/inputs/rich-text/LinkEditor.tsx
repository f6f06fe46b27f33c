import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Editor } from '@tiptap/react';
import { useTranslate } from 'react-admin';
import { useId, useState, type KeyboardEvent } from 'react';
import { addressFrom } from './address-from';
import styles from './rich-text-editor.module.css';

interface LinkEditorProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Editor of the link on the selected text. */
export function LinkEditor({ editor, onClose }: LinkEditorProps) {
  const translate = useTranslate();
  const id = useId();
  const [current] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [text, setText] = useState(current);
  const [wrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const address = addressFrom(text);
    setWrong(address === null);
    if (address === null) return;
    setLink(editor, address, text.trim());
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Keeps a surrounding dialog open.
    event.stopPropagation();
    close();
  };
  return (
    <div className={styles['link']} role="group" aria-label={translate('app.richText.link')} onKeyDown={onKeyDown}>
      <label htmlFor={id}>{translate('app.richText.address')}</label>
      <OutlinedInput
        id={id}
        size="small"
        autoFocus
        fullWidth
        value={text}
        onFocus={(event) => event.target.select()}
        error={wrong}
        placeholder="https://"
        inputProps={{
          inputMode: 'url',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-invalid': wrong || undefined,
          'aria-describedby': wrong ? `${id}-wrong` : undefined,
        }}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter applies the link and does not submit the form.
          event.preventDefault();
          apply();
        }}
      />
      {wrong && (
        <p id={`${id}-wrong`} role="alert">
          {translate('app.richText.addressWrong')}
        </p>
      )}
      <div>
        <Button size="small" variant="contained" color="primary" onClick={apply}>
          {translate('app.richText.apply')}
        </Button>
        {current !== '' && (
          <Button size="small" onClick={remove}>
            {translate('app.richText.unlink')}
          </Button>
        )}
        <Button size="small" variant="text" onClick={close}>
          {translate('app.action.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Sets the link on the selection, or changes the link at the cursor; otherwise inserts the address as text. */
function setLink(editor: Editor, href: string, words: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
      .unsetMark('link')
      .run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}

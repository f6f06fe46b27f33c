import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { plainTextOf } from '#platform/web/ui/values/plain-text-of';
import { useRichTextEditor } from './useRichTextEditor';
import frame from './rich-text-frame.module.css';
import type { RichTextControlProps } from './RichTextEditor';

/** The editor; until it is loaded, the text alone at the same height. */
export function RichTextControl(props: RichTextControlProps) {
  const { id, value, error, describedBy, locked } = props.control;
  const translate = useTranslate();
  const { Editor, failed, retry } = useRichTextEditor();
  const [focused, setFocused] = useState(false);
  if (Editor) return <Editor {...props} autoFocus={focused} />;
  return (
    <div
      className={frame['frame']}
      data-error={error || undefined}
      data-locked={locked || undefined}
      aria-busy={!failed}
    >
      {(failed || !locked) && (
        <div className={frame['bar']}>
          {failed && (
            <>
              <p role="alert">{translate('app.richText.failed')}</p>
              <Button size="small" onClick={retry}>
                {translate('app.error.retry')}
              </Button>
            </>
          )}
        </div>
      )}
      {/* Keeps the focus of a user who entered the field before the editor was loaded. */}
      <div
        id={id}
        tabIndex={-1}
        role="group"
        aria-labelledby={`${id}-caption`}
        aria-describedby={describedBy}
        className={frame['area']}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {plainTextOf(value)
          .split('\n')
          .map((line, index) => (
            <p key={index} className={frame['waiting']}>
              {line}
            </p>
          ))}
      </div>
    </div>
  );
}

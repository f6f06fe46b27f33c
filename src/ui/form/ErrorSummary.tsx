import { useTranslate } from 'ra-core';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { fieldId } from './field-id';
import { useFormContextValue, type FormContextValue } from './FormContext';
import { flattenErrors, type FlatError } from './form-errors';
import styles from './form.module.css';

/**
 * On top of a form that could not be sent: everything wrong with it, each with a link to its field.
 * It takes the focus when sending failed, so that nobody has to look for what happened.
 */
export function ErrorSummary() {
  const { errors, submitCount } = useFormState();
  const translate = useTranslate();
  const { fields } = useFormContextValue();
  const box = useRef<HTMLDivElement>(null);
  const failed = submitCount > 0 && Object.keys(errors).length > 0;

  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);

  if (!failed) return null;
  const items = inScreenOrder(flattenErrors(errors), fields);
  return (
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1} aria-labelledby="form-errors">
      <h2 id="form-errors">{translate('app.form.errors', { smart_count: items.length })}</h2>
      <ul>
        {items.map(({ path, message }) => {
          const field = fields.get(path);
          return (
            <li key={path}>
              {field ? (
                <a href={`#${field.elementId}`} onClick={(event) => focusField(event, field.elementId)}>
                  {field.label}: {message}
                </a>
              ) : (
                message
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, elementId: string): void {
  const element = document.getElementById(elementId);
  if (!element) return;
  event.preventDefault();
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}

function inScreenOrder(errors: readonly FlatError[], fields: FormContextValue['fields']): FlatError[] {
  const element = ({ path }: FlatError) => document.getElementById(fields.get(path)?.elementId ?? fieldId(path));
  return errors.toSorted((a, b) => {
    const [first, second] = [element(a), element(b)];
    if (!first || !second) return first ? 1 : second ? -1 : 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

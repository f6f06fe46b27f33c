import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { useResourceName } from '#platform/web/ui/resource/ResourceModuleContext';
import { useFormContextValue, type FormContextValue, type RegisteredField } from '../FormContext';
import { flattenErrors, type FlatError } from './form-errors';
import { registeredAt } from '../field/registered-at';
import styles from '../form.module.css';

/** Summary above a form that failed to submit: all errors, each with a link to its field. Takes the focus after a failed submit. */
export function ErrorSummary() {
  const { errors, submitCount } = useFormState();
  const translate = useTranslate();
  // Forms of steps have a longer name: `receta.transitions.emitir`.
  const [resource = ''] = (useResourceName() ?? '').split('.');
  const { fields } = useFormContextValue();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const failed = submitCount > 0 && Object.keys(errors).length > 0;

  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);

  if (!failed) return null;
  const nameOf = (path: string) =>
    translate(`resources.${resource}.fields.${path.replaceAll(/\.\d+/g, '')}`, { _: '' });
  const labelOf = (path: string) => fields.get(path)?.label ?? '';
  /** Returns the location of a field: the rows around it and its label. */
  const placed = (path: string, called: (path: string) => string, own: string) =>
    [...rowsAround(path, called).map((row) => translate('app.input.row', row)), own].filter(Boolean).join(' · ');
  const items = inScreenOrder(flattenErrors(errors), fields);
  return (
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{translate('app.form.errors', { smart_count: items.length })}</h2>
      <ul>
        {items.map(({ path, message }) => {
          const field = registeredAt(fields, path);
          return (
            <li key={path}>
              {field ? (
                <a href={`#${field.elementId}`} onClick={(event) => focusField(event, field)}>
                  {placed(path, labelOf, field.label)}: {message}
                </a>
              ) : (
                // Fields outside this form use the record's labels.
                [placed(path, nameOf, nameOf(path)), message].filter(Boolean).join(': ')
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, { elementId, tab }: RegisteredField): void {
  // A field in a closed tab cannot receive the focus before the tab is open.
  if (tab) flushSync(tab.open);
  const element = document.getElementById(elementId);
  if (!element) return;
  event.preventDefault();
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}

/** Returns the rows that contain a path: `contactos.1.nombre` is in the second row of `contactos`. */
function rowsAround(path: string, labelOf: (path: string) => string): { name: string; position: number }[] {
  const steps = path.split('.');
  return steps.flatMap((step, index) =>
    /^\d+$/.test(step) ? [{ name: labelOf(steps.slice(0, index).join('.')), position: Number(step) + 1 }] : [],
  );
}

function inScreenOrder(errors: readonly FlatError[], fields: FormContextValue['fields']): FlatError[] {
  const element = ({ path }: FlatError) => document.getElementById(registeredAt(fields, path)?.elementId ?? '');
  return errors.toSorted((a, b) => {
    const [first, second] = [element(a), element(b)];
    if (!first || !second) return first ? 1 : second ? -1 : 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

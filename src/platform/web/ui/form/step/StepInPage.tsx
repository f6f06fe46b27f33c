import { useEffect, useRef, type ReactNode } from 'react';
import { useEscape } from '../../page/useEscape';
import formStyles from '../form.module.css';
import type { StepFrameProps } from './step-frame';
import { useClosing } from './useClosing';
import styles from './step-form.module.css';

interface StepInPageProps extends Omit<StepFrameProps, 'formId'> {
  /** Verb of the step: the page already names the document. */
  readonly heading: string;
  /** Progress of the step, beside its buttons. */
  readonly summary: ReactNode;
}

const FIRST_FIELD =
  'input:not([tabindex="-1"], [type="hidden"], [type="file"]), textarea, select, [data-line][tabindex="0"]';

/** Frame of a step's form in the page of its document, with the buttons in a bar at the bottom of the window. Escape closes it. */
export function StepInPage({ works, title, heading, summary, onClose, renderActions, children }: StepInPageProps) {
  const { state, question } = useClosing({ works, onClose });
  const section = useRef<HTMLElement>(null);
  useEscape(state.close, (target) => target === document.body || section.current?.contains(target) === true);
  useEffect(() => {
    const opener = document.activeElement;
    const field = section.current?.querySelector<HTMLElement>(FIRST_FIELD);
    (field ?? section.current)?.focus();
    return () => {
      // The opener is hidden until the step has left the page.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <section ref={section} className={styles['inPage']} aria-label={title} tabIndex={-1} data-step="">
      <h2>{heading}</h2>
      {children}
      <div className={formStyles['actions']} data-form-bar>
        <div className={styles['progress']}>{summary}</div>
        {renderActions(state)}
      </div>
      {question}
    </section>
  );
}

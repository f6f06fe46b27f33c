import { useFormContext } from 'react-hook-form';
import type { OpenChoice } from '../../reference/open-choice';
import { useFormContextValue } from '../FormContext';

/** Reports a picker's text that matches no record yet to the form; the field then shows the error. */
export function useFormChoice(path: string): (choice: OpenChoice | null) => void {
  const { choices } = useFormContextValue();
  const { trigger, getFieldState } = useFormContext();
  return (choice) => {
    if (choice) choices.set(path, choice);
    else choices.delete(path);
    if (choice?.problem || (!choice?.search && getFieldState(path).error)) void trigger(path);
  };
}

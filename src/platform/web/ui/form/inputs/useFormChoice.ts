import { useFormContext } from 'react-hook-form';
import type { OpenChoice } from '../../reference/open-choice';
import { useFormContextValue } from '../FormContext';

/** Tells the form of a picker's text that is no record yet, and has the field say what is the matter with it. */
export function useFormChoice(path: string): (choice: OpenChoice | null) => void {
  const { choices } = useFormContextValue();
  const { trigger, getFieldState } = useFormContext();
  return (choice) => {
    if (choice) choices.set(path, choice);
    else choices.delete(path);
    if (choice?.problem || (!choice?.search && getFieldState(path).error)) void trigger(path);
  };
}

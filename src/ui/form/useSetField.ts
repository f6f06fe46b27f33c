import { useFormContext } from 'react-hook-form';

/** Sets a field as if somebody had filled it in; one that was wrong is looked at again. */
export function useSetField(): (path: string, value: unknown) => void {
  const { setValue, trigger, getFieldState } = useFormContext();
  return (path, value) => {
    setValue(path, value ?? null, { shouldDirty: true });
    if (getFieldState(path).invalid) void trigger(path);
  };
}

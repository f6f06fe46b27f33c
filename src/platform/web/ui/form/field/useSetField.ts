import { useFormContext } from 'react-hook-form';

/** Sets a field like a user would, and validates an invalid one again. */
export function useSetField(): (path: string, value: unknown) => void {
  const { setValue, trigger, getFieldState } = useFormContext();
  return (path, value) => {
    setValue(path, value ?? null, { shouldDirty: true });
    if (getFieldState(path).invalid) void trigger(path);
  };
}

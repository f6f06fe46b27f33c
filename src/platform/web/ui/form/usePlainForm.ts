import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Failed } from '../../session/outcome';

/** Validators by field: return the key of an error text, or null. */
export type Checks<Name extends string> = Readonly<Record<Name, (value: string) => string | null>>;

export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/**
 * Form of a few native inputs: checks its fields, prevents parallel submissions, and focuses the first invalid field, found by client or
 * server. The values stay in their inputs.
 */
export function usePlainForm<Name extends string>(
  checks: Checks<Name>,
  send: (values: Record<Name, string>) => Promise<Failed | null>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState({} as FieldErrors<Name>);
  const [failure, setFailure] = useState<Failed | null>(null);
  const [pending, setPending] = useState(false);
  const names = Object.keys(checks) as Name[];

  useEffect(() => {
    const first = Object.keys(checks).find((name) => name in errors);
    const input = first ? form.current?.elements.namedItem(first) : null;
    if (input instanceof HTMLElement) input.focus();
    // Only what is found wrong moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [errors]);

  const submit = async (values: Record<Name, string>) => {
    if (pending) return;
    setFailure(null);
    const wrong = Object.fromEntries(
      names.flatMap((name) => {
        const error = checks[name](values[name]);
        return error ? [[name, error]] : [];
      }),
    ) as FieldErrors<Name>;
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    const failed = await send(values);
    setPending(false);
    if (!failed) return;
    const told = Object.fromEntries(
      failed.errores.filter(({ campo }) => names.includes(campo as Name)).map(({ campo, mensaje }) => [campo, mensaje]),
    ) as FieldErrors<Name>;
    setErrors(told);
    if (Object.keys(told).length === 0) setFailure(failed);
  };

  return {
    errors,
    failure,
    pending,
    submit,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        void submit(
          Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>,
        );
      },
    },
  };
}

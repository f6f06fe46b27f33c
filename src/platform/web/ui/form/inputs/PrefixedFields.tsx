import { SourceContextProvider, useSourceContext } from 'react-admin';
import { useMemo, type ReactNode } from 'react';

/** Prefixes the paths of the inputs inside with `prefix`. */
export function PrefixedFields({ prefix, children }: { readonly prefix: string; readonly children: ReactNode }) {
  const { getLabel } = useSourceContext();
  const context = useMemo(
    () => ({
      getSource: (source: string) => `${prefix}.${source}`,
      getLabel: (source: string) => getLabel(`${prefix}.${source}`),
    }),
    [prefix, getLabel],
  );
  return <SourceContextProvider value={context}>{children}</SourceContextProvider>;
}

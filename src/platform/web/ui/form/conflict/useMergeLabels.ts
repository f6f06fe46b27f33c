import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { MergeChange } from '#platform/shared/merge/merge-change';
import { schemaPath } from '#platform/shared/paths';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { useFormContextValue } from '../FormContext';

const TEXT: ValueSpec = { type: 'text' };

/** Returns functions for label and text of a field, even without an input on the screen. */
export function useMergeLabels() {
  const { fields } = useFormContextValue();
  const { name } = useResourceModule();
  const translate = useTranslate();

  return useMemo(() => {
    const specs = new Map([...fields.values()].map(({ path, spec }) => [schemaPath(path), spec]));
    const label = (field: string) => translate(`resources.${name}.fields.${field}`, { _: field });
    return {
      spec: (field: string) => specs.get(field) ?? TEXT,
      label,
      /** Returns `Lineas · 7 · Cantidad` for a field of a row; rows are named by their key. */
      title({ path, field }: MergeChange): string {
        const row = path.split('.').find((step) => step.startsWith('#'));
        if (row === undefined) return label(field);
        const list = label(field.split('.')[0] ?? field);
        if (row === '#') return translate('app.conflict.order', { name: list });
        const which = row.startsWith('#+')
          ? translate('app.conflict.newRow', { name: list })
          : `${list} ${row.slice(1)}`;
        return path.endsWith(row) ? which : `${which} · ${label(field)}`;
      },
    };
  }, [fields, name, translate]);
}

export type MergeLabels = ReturnType<typeof useMergeLabels>;

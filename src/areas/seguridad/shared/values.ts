import { defineValues } from '#platform/shared/define-rules';
import { itemsOf } from '#platform/shared/rules/items-of';

export const values = defineValues({
  computed: { totalPermisos: (record) => itemsOf(record, 'permisos').length },
});

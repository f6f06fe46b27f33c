import { defineValues } from '#platform/shared/define-rules';

export const values = defineValues({
  computed: { provisional: ({ motivoSinCurp }) => motivoSinCurp === 'NO_IDENTIFICADO' },
});

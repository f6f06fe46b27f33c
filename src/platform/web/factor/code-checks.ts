/** Checks of a code before it is sent; the server checks the rest. */
export const CODE_CHECKS = {
  codigo: (value: string) => (value.replaceAll(/[\s-]/g, '') === '' ? 'factor.codeMissing' : null),
};

/** DOMAIN b.4, 2 and 2b: a reason that needs no authorisation leads to the authorised state. */
export function sentTo({ requiereAutorizacion }: { readonly requiereAutorizacion: boolean | null }) {
  return requiereAutorizacion === false ? 'AUTORIZADA' : 'PENDIENTE_AUTORIZAR';
}

/** DOMAIN b.4, 2 and 2b: a reason without authorisation lets the document pass. */
export function sentTo({ requiereAutorizacion }: { readonly requiereAutorizacion: boolean | null }) {
  return requiereAutorizacion === false ? 'AUTORIZADA' : 'PENDIENTE_AUTORIZAR';
}

// Generated from schemas/endpoints/seguridad/simulacion.json by `npm run generate`. Do not edit: your change would be lost.

export { simulacionUsuarioForm as form } from '../../../shared/forms/operation-simulacionUsuario.gen';

export default function SimulacionUsuarioInputs() {
  return <></>;
}

import GeneratedEdit from '#generated/web/horario/edit.gen';
import { DecideAppointments } from './DecideAppointments';

/** Form of opening hours. When a change leaves appointments outside them, it requests a decision about each. */
export default function HoursEdit() {
  return (
    <DecideAppointments>
      <GeneratedEdit />
    </DecideAppointments>
  );
}

import GeneratedEdit from '#generated/web/horario/edit.gen';
import { DecideAppointments } from './DecideAppointments';

/** The form of opening hours. A change that would leave appointments outside them asks what becomes of each. */
export default function HoursEdit() {
  return (
    <DecideAppointments>
      <GeneratedEdit />
    </DecideAppointments>
  );
}

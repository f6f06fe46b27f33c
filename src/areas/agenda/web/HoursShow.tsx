import GeneratedShow from '#generated/web/horario/show.gen';
import { DecideAppointments } from './DecideAppointments';

/** Page of opening hours. Deactivating them requests a decision about each appointment. */
export default function HoursShow() {
  return (
    <DecideAppointments>
      <GeneratedShow />
    </DecideAppointments>
  );
}

import { Loading } from '../../states/Loading';
import { LateTexts } from '../../texts/LateTexts';
import { useListSettings } from '../layout/ListSettingsContext';
import { BoardShape } from './BoardShape';
import { CalendarShape } from './CalendarShape';

/** List in a shape other than the table. */
export default function OtherShape() {
  const { shape } = useListSettings();
  return (
    <LateTexts area="shapes" waiting={<Loading />}>
      {shape === 'tablero' ? <BoardShape /> : <CalendarShape />}
    </LateTexts>
  );
}

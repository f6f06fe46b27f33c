import { ToneChip } from '#platform/web/ui/values/ToneChip';
import type { FaceChip } from './card-face';
import { FaceWords } from './FaceWords';

export function FaceToneChip({ tone, icon, ...words }: FaceChip) {
  return (
    <ToneChip tone={tone} icon={icon}>
      <FaceWords {...words} />
    </ToneChip>
  );
}

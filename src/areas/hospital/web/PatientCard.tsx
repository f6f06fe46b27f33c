import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Icon } from '#platform/web/ui/icons/Icon';
import type { CardFace, FaceAction } from './card-face';
import { CardFaceView, type FaceParts } from './CardFaceView';
import { FaceToneChip } from './FaceToneChip';

const PARTS: FaceParts = { NameLink: Link, Chip: FaceToneChip, Action, alert: <Icon name="alert" /> };

/** Renders one patient of a ward. */
export function PatientCard({ face }: { readonly face: CardFace }) {
  return <CardFaceView face={face} parts={PARTS} />;
}

function Action({ to, text, isUrgent, className }: FaceAction & { readonly className: string }) {
  return (
    <Button
      {...(isUrgent ? { variant: 'contained', color: 'error' } : { variant: 'outlined' })}
      component={Link}
      to={to}
      className={className}
    >
      {text}
    </Button>
  );
}

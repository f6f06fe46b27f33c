import type { SvgIconProps } from '@mui/material/SvgIcon';
import AccessTime from '@mui/icons-material/AccessTime';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BarChart from '@mui/icons-material/BarChart';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import CallOutlined from '@mui/icons-material/CallOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import HotelOutlined from '@mui/icons-material/HotelOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MedicalServicesOutlined from '@mui/icons-material/MedicalServicesOutlined';
import MedicationOutlined from '@mui/icons-material/MedicationOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';

/** Drawings of the icons listed in schemas/meta. */
const ICONS = {
  globe: PublicOutlined,
  map: MapOutlined,
  pin: PlaceOutlined,
  mail: MailOutlined,
  home: HomeOutlined,
  building: ApartmentOutlined,
  hospital: LocalHospitalOutlined,
  layers: LayersOutlined,
  warehouse: WarehouseOutlined,
  stethoscope: MedicalServicesOutlined,
  clipboard: AssignmentOutlined,
  pill: MedicationOutlined,
  person: PersonOutlined,
  badge: BadgeOutlined,
  group: GroupOutlined,
  key: KeyOutlined,
  shield: ShieldOutlined,
  truck: LocalShippingOutlined,
  calendar: CalendarTodayOutlined,
  chart: BarChart,
  file: DescriptionOutlined,
  list: FormatListBulleted,
  settings: SettingsOutlined,
  alert: ErrorOutlineOutlined,
  check: CheckCircleOutlined,
  clock: AccessTime,
  block: BlockOutlined,
  edit: EditOutlined,
  bed: HotelOutlined,
  tag: LocalOfferOutlined,
  palette: PaletteOutlined,
  box: Inventory2Outlined,
  swap: SwapHoriz,
  bell: NotificationsNoneOutlined,
  network: AccountTree,
  heart: FavoriteBorderOutlined,
  lab: ScienceOutlined,
  phone: CallOutlined,
  money: PaymentsOutlined,
  flag: FlagOutlined,
  up: ArrowUpward,
  down: ArrowDownward,
} as const;

export type IconName = keyof typeof ICONS;

export function isIconName(name: string | null): name is IconName {
  return name !== null && Object.hasOwn(ICONS, name);
}

export interface IconProps extends Omit<SvgIconProps, 'name'> {
  readonly name: IconName;
}

/** A decorative icon. It is always beside a text, so it is hidden from assistive technology. */
export function Icon({ name, ...props }: IconProps) {
  const Drawing = ICONS[name];
  return <Drawing aria-hidden fontSize="inherit" {...props} />;
}

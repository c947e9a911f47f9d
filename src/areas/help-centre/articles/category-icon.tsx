import Car from 'lucide-react/icons/car'
import House from 'lucide-react/icons/house'
import Recycle from 'lucide-react/icons/recycle'
import Thermometer from 'lucide-react/icons/thermometer'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserCheck from 'lucide-react/icons/user-check'
import Users from 'lucide-react/icons/users'
import Warehouse from 'lucide-react/icons/warehouse'
import Zap from 'lucide-react/icons/zap'

// The names of the specification (chapter 3); Home stands in for every other one.
const icons = {
  Home: House,
  Users,
  Recycle,
  Zap,
  Thermometer,
  AlertTriangle: TriangleAlert,
  Car,
  Warehouse,
  UserCheck,
}

/** The icon of a category, for the eye only. */
export function CategoryIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name as keyof typeof icons] ?? House
  return <Icon aria-hidden="true" className={className} />
}

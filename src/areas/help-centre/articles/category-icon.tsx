import { Car, House, Recycle, Thermometer, TriangleAlert, UserCheck, Users, Warehouse, Zap } from 'lucide-react'

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

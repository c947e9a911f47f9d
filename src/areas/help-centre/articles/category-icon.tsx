import { createElement } from 'react'
import { Car, House, Recycle, Thermometer, TriangleAlert, UserCheck, Users, Warehouse, Zap } from 'lucide-react'
import { ownOf } from '#platform/word-table.ts'

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
  return createElement(ownOf(icons, name) ?? House, { 'aria-hidden': true, className })
}
